import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import { FLAGS, LANGUAGE_NAMES } from '#ui/flags/flags.ts'
import { html } from './build-element.ts'
import { loadedBar, receipt } from './drawings.ts'
import styles from './landing.module.css'
import type { LandingMessages } from './messages/en-US.ts'

type Choose = (locale: Locale) => Promise<void>

export type LandingOptions = {
  readonly locale: Locale
  /** The language that stands in the page's address, and so in its links; null where none does. */
  readonly prefix: Locale | null
  readonly choose: Choose
}
type Words = { readonly t: LandingMessages } & LandingOptions

/** The whole page in one language. */
export function landingPage(t: LandingMessages, options: LandingOptions): HTMLElement {
  const words = { t, ...options }
  return html(
    'div',
    { class: styles.page },
    header(words),
    html('main', { id: 'main' }, hero(words), promises(t), way(t), details(t), ending(words)),
    html('footer', { class: styles.footer }, html('p', {}, t.footer)),
  )
}

function header({ t, prefix, locale, choose }: Words): HTMLElement {
  return html(
    'header',
    { class: styles.header },
    html(
      'p',
      { class: styles.brand },
      html('img', { src: '/icons/icon.svg', alt: '', width: 32, height: 32 }),
      'Barra',
    ),
    languages(t, locale, choose),
    link(pathIn(prefix, '/auth/login'), t.login, styles.login),
  )
}

function languages(t: LandingMessages, current: Locale, choose: Choose): HTMLElement {
  const buttons = LOCALES.map((locale) => {
    const button = html(
      'button',
      {
        type: 'button',
        class: styles.language,
        lang: locale,
        title: LANGUAGE_NAMES[locale],
        'aria-label': LANGUAGE_NAMES[locale],
        'aria-pressed': String(locale === current),
        'data-locale': locale,
      },
      html('img', { src: FLAGS[locale], alt: '', width: 24, height: 18 }),
    )
    button.addEventListener('click', () => void choose(locale))
    return button
  })
  return html('div', { class: styles.languages, role: 'group', 'aria-label': t.languages }, ...buttons)
}

function hero({ t, prefix }: Words): HTMLElement {
  return html(
    'section',
    { class: styles.hero },
    html(
      'div',
      { class: styles.claim },
      html(
        'h1',
        { class: styles.headline },
        html('span', { class: styles.hollow }, t.headlineSignal),
        ' ',
        t.headlineBar,
      ),
      loadedBar(),
      html('p', { class: styles.lead }, t.lead),
      html(
        'div',
        { class: styles.actions },
        link(pathIn(prefix, '/test-workout-v2'), t.tryIt, styles.primary),
        link(pathIn(prefix, '/auth/signup'), t.signUp, styles.secondary),
      ),
      html('p', { class: styles.aside }, t.tryNote),
    ),
    receipt(t),
  )
}

function promises(t: LandingMessages): HTMLElement {
  const promise = (title: string, text: string) =>
    html('li', { class: styles.promise }, html('h2', {}, title), html('p', {}, text))
  return html(
    'section',
    { class: styles.section },
    html(
      'ul',
      { class: styles.promises, role: 'list' },
      promise(t['promise.signal.title'], t['promise.signal.text']),
      promise(t['promise.lost.title'], t['promise.lost.text']),
      promise(t['promise.yours.title'], t['promise.yours.text']),
    ),
  )
}

/** Where a set goes, step by step. */
function way(t: LandingMessages): HTMLElement {
  const step = (title: string, text: string) =>
    html('li', { class: styles.step }, html('h3', {}, title), html('p', {}, text))
  return html(
    'section',
    { class: styles.section },
    html('h2', { class: styles.title }, t['way.title']),
    html(
      'ol',
      { class: styles.way, role: 'list' },
      step(t['way.tap.title'], t['way.tap.text']),
      step(t['way.train.title'], t['way.train.text']),
      step(t['way.surface.title'], t['way.surface.text']),
    ),
  )
}

function details(t: LandingMessages): HTMLElement {
  const lines = [
    t['detail.units'],
    t['detail.rest'],
    t['detail.previous'],
    t['detail.supersets'],
    t['detail.undo'],
    t['detail.languages'],
  ]
  return html(
    'section',
    { class: styles.section },
    html('h2', { class: styles.title }, t['detail.title']),
    html('ul', { class: styles.details, role: 'list' }, ...lines.map((line) => html('li', {}, line))),
  )
}

function ending({ t, prefix }: Words): HTMLElement {
  return html(
    'section',
    { class: styles.ending },
    html('h2', { class: styles.title }, t['ending.title']),
    html(
      'div',
      { class: styles.actions },
      link(pathIn(prefix, '/test-workout-v2'), t.tryIt, styles.primary),
      link(pathIn(prefix, '/auth/signup'), t.signUp, styles.secondary),
    ),
  )
}

function link(address: string, words: string, look: string | undefined): HTMLElement {
  return html('a', { href: address, class: look }, words)
}
