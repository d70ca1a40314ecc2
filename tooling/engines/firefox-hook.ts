import { registerHooks } from 'node:module'

// Playwright drives Debian's Firefox over WebDriver BiDi, but for two calls. Load it by `--import`. It is made for one
// version of Playwright: where a text that it replaces is another, it fails and names it.

/** Firefox ESR does not know it, and Playwright always sends it. Preferences of the profile do the same. */
const MEDIA_FEATURES =
  /await this\.(?:_browser\._browserSession|_session)\.send\("emulation\.setMediaFeaturesOverride", \{[\s\S]*?\n\s*\}\);/g
/** Sets a value from a sandbox, which React's controlled fields do not notice. */
const FILL = 'return await this._frame.fill(this._selector, value2, { strict: true, ...options });'
const TYPE = `
  const kind = await this.evaluate((element) => [element.tagName, element.type].join(' '));
  if (!/^TEXTAREA|^INPUT (text|search|email|password|number|tel|url)/.test(kind)) ${FILL}
  await this.focus();
  await this.evaluate((element, text) => {
    element.select();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
  }, value2);`

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded
    const source = String(loaded.source)
    const withoutMedia = source.replaceAll(MEDIA_FEATURES, '')
    if (withoutMedia === source) throw new Error('Playwright has another emulation.setMediaFeaturesOverride')
    const typing = withoutMedia.replace(FILL, () => TYPE)
    if (typing === withoutMedia) throw new Error('Playwright has another Locator.fill')
    return { ...loaded, source: typing }
  },
})
