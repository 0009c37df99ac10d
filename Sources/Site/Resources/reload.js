// Reloads the page when the server has another version of the site.
"use strict";

(() => {
  const shown = document.documentElement.dataset.version;
  const ask = async () => {
    try {
      const answer = await fetch("version", { cache: "no-store" });
      if (answer.ok && (await answer.text()).trim() !== shown) location.reload();
    } catch {
      // The server is away: it is asked again.
    }
  };
  setInterval(ask, 1000);
})();
