import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { error as driverErrors, type WebDriver, type WebElement } from 'selenium-webdriver'
import type {
  Box,
  ByName,
  ByText,
  EngineKeyboard,
  EngineLocator,
  EngineMouse,
  EnginePage,
  Role,
} from '../engine-page.ts'
import { until } from '../until.ts'
import type { WebKitBrowser } from './browser.ts'
import { FIND, LIBRARY, roleStep, type Step, textStep } from './find.ts'
import { type ActionsChange, keyboardOf, mouseOf } from './input.ts'

/** The driver leaves some requests without an answer. */
const CALL_LIMIT_MS = 30_000

/** A tab of WebKit, as Playwright's `Page` is one of Chromium. */
export class WebKitPage implements EnginePage<WebKitLocator> {
  readonly #browser: WebKitBrowser
  readonly #handle: string
  readonly mouse: EngineMouse = mouseOf((act) => this.#point(act))
  readonly keyboard: EngineKeyboard = keyboardOf((act) => this.#point(act))
  #url = 'about:blank'

  private constructor(browser: WebKitBrowser, handle: string) {
    this.#browser = browser
    this.#handle = handle
  }

  static async first(browser: WebKitBrowser): Promise<WebKitPage> {
    return new WebKitPage(browser, await answered(browser.driver.getWindowHandle()))
  }

  static async another(browser: WebKitBrowser): Promise<WebKitPage> {
    await answered(browser.driver.switchTo().newWindow('tab'))
    return WebKitPage.first(browser)
  }

  async goto(url: string): Promise<void> {
    await this.#leave((driver) => driver.get(url))
  }

  async reload(): Promise<void> {
    await this.#leave((driver) => driver.navigate().refresh())
  }

  async goBack(): Promise<void> {
    await this.#leave((driver) => driver.navigate().back())
  }

  async goForward(): Promise<void> {
    await this.#leave((driver) => driver.navigate().forward())
  }

  /** At the last time that a test waited for one. */
  url(): string {
    return this.#url
  }

  async waitForURL(url: RegExp): Promise<void> {
    await until(
      async () => {
        // The driver's own answer is the address of a page that is still to come.
        this.#url = await this.#tell<string>('return location.href', this.#url)
        return url.test(this.#url) || undefined
      },
      () => `the address is ${this.#url}, not ${url}`,
    )
  }

  async evaluate<Result, Given = undefined>(
    act: string | ((given: Given) => Result | Promise<Result>),
    given?: Given,
  ): Promise<Result> {
    const script = `
      const [given, done] = arguments
      Promise.resolve()
        .then(() => ${typeof act === 'string' ? `(${act})` : `(${act})(given)`})
        .then((value) => done({ value }), (cause) => done({ cause: [cause, cause?.stack].join('\\n') }))`
    const answer = (await this.#ask((driver) => driver.executeAsyncScript(script, given ?? null))) as Answer<Result>
    if ('cause' in answer) throw new Error(answer.cause)
    return answer.value
  }

  async close(): Promise<void> {
    await this.#ask((driver) => driver.close())
  }

  /** A picture of the screen: the driver's own is at times never made. */
  async screenshot({ path }: { readonly path: string }): Promise<void> {
    await promisify(execFile)('import', ['-display', this.#browser.display, '-window', 'root', path])
  }

  getByRole(role: Role, options?: ByName): WebKitLocator {
    return new WebKitLocator(this, [roleStep(role, options)])
  }

  getByLabel(text: string | RegExp, options?: ByText): WebKitLocator {
    return new WebKitLocator(this, [textStep('label', text, options)])
  }

  getByText(text: string | RegExp, options?: ByText): WebKitLocator {
    return new WebKitLocator(this, [textStep('text', text, options)])
  }

  locator(css: string): WebKitLocator {
    return new WebKitLocator(this, [{ by: 'css', css }])
  }

  /** Runs the end of a script for which \`find(arguments[0])\` are the elements of the steps. */
  async search<Result>(steps: readonly Step[], end: string, ...given: readonly unknown[]): Promise<Result> {
    const run = () =>
      this.#ask((driver) => driver.executeScript<{ found: Result } | null>(`${FIND}\n${end}`, steps, ...given)).catch(
        (error: unknown) => {
          // The element is gone before it is handed over.
          if (isPassing(error)) return undefined
          throw error
        },
      )
    const answer = await until(
      async () => {
        const found = await run()
        // A page that is left in between takes the library with it.
        if (found === null) await this.#ask((driver) => driver.executeScript(LIBRARY))
        return found ?? undefined
      },
      () => 'the page took no library',
    )
    return answer.found
  }

  #point(act: ActionsChange): Promise<void> {
    return this.#ask((driver) => act(driver.actions({ async: true })).perform())
  }

  /** The driver speaks to one tab at a time. */
  async #ask<Value>(call: (driver: WebDriver) => Promise<Value>): Promise<Value> {
    const { driver } = this.#browser
    await answered(driver.switchTo().window(this.#handle))
    return answered(call(driver))
  }

  /** The answer of the page, or another one if the page is left while it is asked. */
  async #tell<Value>(script: string, whileLeft: Value): Promise<Value> {
    try {
      return await this.#ask((driver) => driver.executeScript<Value>(script))
    } catch (error) {
      if (isLeaving(error)) return whileLeft
      throw error
    }
  }

  /** The driver does not wait for a load: the page that is left is known by a mark. */
  async #leave(go: (driver: WebDriver) => Promise<unknown>): Promise<void> {
    await this.#ask((driver) => driver.executeScript(`window.${LEFT} = true`))
    await this.#ask(go)
    const isThere = `return !window.${LEFT} && document.readyState === 'complete'`
    await until(
      async () => (await this.#tell<boolean>(isThere, false)) || undefined,
      () => 'the page is still loading',
    )
  }
}

const LEFT = '__left'

type Answer<Result> = { readonly value: Result } | { readonly cause: string }

export class WebKitLocator implements EngineLocator<WebKitLocator> {
  readonly #page: WebKitPage
  readonly #steps: readonly Step[]

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.#page = page
    this.#steps = steps
  }

  getByRole(role: Role, options?: ByName): WebKitLocator {
    return this.#with(roleStep(role, options))
  }

  getByLabel(text: string | RegExp, options?: ByText): WebKitLocator {
    return this.#with(textStep('label', text, options))
  }

  getByText(text: string | RegExp, options?: ByText): WebKitLocator {
    return this.#with(textStep('text', text, options))
  }

  locator(css: string): WebKitLocator {
    return this.#with({ by: 'css', css })
  }

  first(): WebKitLocator {
    return this.#with({ by: 'first' })
  }

  or(other: WebKitLocator): WebKitLocator {
    return this.#with({ by: 'or', other: other.#steps })
  }

  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await until(
      async () => (await this.isVisible()) === (state === 'visible') || undefined,
      () => `${this} is not ${state}`,
    )
  }

  async click(): Promise<void> {
    await this.#act(async (element) => {
      const driver = element.getDriver()
      await driver.executeScript(CATCH_CLICK, element)
      await element.click()
      // A page that the click leads away from says nothing any more.
      const isMissed = await driver.executeScript<boolean>(IS_CLICK_MISSED).catch(() => false)
      if (isMissed) throw new driverErrors.ElementClickInterceptedError('something else was clicked')
    })
  }

  async fill(text: string): Promise<void> {
    await this.#act(async (element) => {
      await element.clear()
      if (text !== '') await element.sendKeys(text)
    })
  }

  async setInputFiles(path: string): Promise<void> {
    // Such a field is hidden behind its button.
    const field = await until(
      async () => (await this.#page.search<WebElement[]>(this.#steps, 'return { found: find(arguments[0]) }'))[0],
      () => `${this} is not there`,
    )
    await answered(field.sendKeys(path))
  }

  async count(): Promise<number> {
    return this.#page.search(this.#steps, 'return { found: find(arguments[0]).length }')
  }

  async isVisible(): Promise<boolean> {
    return (
      (await this.#page.search<number>(
        this.#steps,
        `return { found: find(arguments[0]).filter(${IS_VISIBLE}).length }`,
      )) > 0
    )
  }

  async boundingBox(): Promise<Box | null> {
    return this.#page.search(
      this.#steps,
      `const box = find(arguments[0])[0]?.getBoundingClientRect()
      return { found: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null }`,
    )
  }

  async isChecked(): Promise<boolean> {
    return this.#page.search(this.#steps, 'return { found: find(arguments[0])[0]?.checked === true }')
  }

  async allTextContents(): Promise<string[]> {
    return this.#page.search(this.#steps, 'return { found: find(arguments[0]).map((element) => element.textContent) }')
  }

  toString(): string {
    return JSON.stringify(this.#steps)
  }

  #with(step: Step): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.#steps, step])
  }

  /** On the only element that is seen, in the middle of the screen: bars cover its edges. */
  async #act(act: (element: WebElement) => Promise<void>): Promise<void> {
    let cause = 'it is not there'
    await until(
      async () => {
        const elements = await this.#page.search<WebElement[]>(
          this.#steps,
          `const found = find(arguments[0]).filter(${IS_VISIBLE})
          found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
          return { found }`,
        )
        if (elements.length > 1) throw new Error(`${this} is ${elements.length} elements`)
        const [element] = elements
        if (element === undefined) return undefined
        try {
          await answered(act(element))
          return true
        } catch (error) {
          if (!isPassing(error)) throw error
          cause = error.message
          return undefined
        }
      },
      () => `${this}: ${cause}`,
    )
  }
}

/** WebKit may let a click fall on the page that is behind the element: it is kept from there, and made again. */
const CATCH_CLICK = `const [element] = arguments
window.__isClickMissed = false
addEventListener('click', (event) => {
  window.__isClickMissed = !event.composedPath().includes(element)
  if (!window.__isClickMissed) return
  event.preventDefault()
  event.stopImmediatePropagation()
}, { capture: true, once: true })`
const IS_CLICK_MISSED = 'return window.__isClickMissed === true'

const IS_VISIBLE = `(element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}`

/** It moved, or something is still above it. */
function isPassing(error: unknown): error is Error {
  return (
    error instanceof driverErrors.StaleElementReferenceError ||
    error instanceof driverErrors.ElementClickInterceptedError ||
    error instanceof driverErrors.ElementNotInteractableError
  )
}

/** The page that was asked is gone, with its answer or before it had one. */
function isLeaving(error: unknown): boolean {
  if (error instanceof driverErrors.NoSuchFrameError) return true
  return error instanceof driverErrors.WebDriverError && error.message === 'Could not parse script result'
}

async function answered<Value>(call: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(
    () => reject(new Error(`WebKitWebDriver has not answered for ${CALL_LIMIT_MS / 1_000} s`)),
    CALL_LIMIT_MS,
  )
  try {
    return await Promise.race([call, promise])
  } finally {
    clearTimeout(limit)
  }
}
