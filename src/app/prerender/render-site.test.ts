import { expect, test } from 'vitest'
import { SAMPLE_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import { ROUTES } from '../feature-table.ts'
import { renderLogin, renderSite } from './render-site.tsx'
import { fileOfPage, SITE_ROUTES, siteAddresses } from './site-pages.ts'

const ASSETS = {
  build: 'b1',
  theme: "dark('</p>')",
  styles: 'p > a { color: red }',
  script: '/assets/site.js',
  modules: ['/assets/first.js'],
  importMap: '{}',
}
const files = new Map((await renderSite(ASSETS)).map(({ name, content }) => [name, content]))
const pages = siteAddresses().map((address) => ({
  ...address,
  address: pathIn(address.prefix, address.route.path),
  html: files.get(fileOfPage(address)) ?? '',
}))

/** The values of an attribute of every tag that has all of `tag`. */
const attributes = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(/<[^>]+>/g)].flatMap(([found]) => {
    const value = new RegExp(`${attribute}="([^"]*)"`).exec(found)?.[1]
    return tag.test(found) && value !== undefined ? [value] : []
  })
const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

// proves 1.10, 7.50
test('every public page of the specification is finished HTML', () => {
  expect(SITE_ROUTES.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/landing-page',
    '/landing-page/contact',
    '/landing-page/resources',
    '/landing-page/solution',
    '/landing-page/trust',
    '/privacy',
    '/support',
    '/support/contact',
    '/support/faq',
    '/terms',
  ])
})

test.each(pages)('$address in $locale says what it is', ({ html, route, locale, prefix }) => {
  expect(html).toContain(`<html lang="${locale}"`)
  expect(html.match(/<title>[^<]+ · Barra<\/title>/g)).toHaveLength(1)
  const [description = ''] = attributes(html, /name="description"/, 'content')
  expect(plain(description).length).toBeGreaterThan(50)
  expect(plain(description).length).toBeLessThanOrEqual(180)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html.match(/<main[ >]/g)).toHaveLength(1)
  // No untranslated key, and no script that the server does not serve.
  expect(html).not.toMatch(/>(site|shared|app):?[\w-]*\.[\w.-]+</)
  expect(html).not.toMatch(
    /<script(?! (data-from="\/|type="importmap"|type="module" src="\/|type="application\/ld\+json"))/,
  )
  expect(html).not.toMatch(/ (style|on[a-z]+)="/)

  // A duplicate page names the original in its own language: `/` alone would look like the first page.
  const { canonical: repeated } = route.site
  const canonical = `%%origin%%${repeated ? pathIn(locale, repeated) : pathIn(prefix, route.path)}`
  expect(attributes(html, /rel="canonical"/, 'href')).toEqual([canonical])
  expect(attributes(html, /property="og:url"/, 'content')).toEqual([canonical])
  expect(attributes(html, /rel="alternate"/, 'hreflang')).toEqual([...LOCALES, 'x-default'])
  expect(attributes(html, /rel="alternate"/, 'href')).toEqual(
    [...LOCALES, null].map((other) => `%%origin%%${pathIn(other, route.path)}`),
  )
  for (const tag of ['og:title', 'og:description', 'og:image']) {
    expect(attributes(html, new RegExp(`property="${tag}"`), 'content')[0]).toBeTruthy()
  }

  // Its links stay in the address's language, except for those to another language.
  const inside = attributes(html.slice(html.indexOf('<body>')), /^<a (?!.*data-locale)/, 'href')
  const app = inside.filter((href) => !href.startsWith('#') && href !== '/dashboard')
  const isKept = (href: string) => LOCALES.some((other) => href === `/${other}` || href.startsWith(`/${other}/`))
  expect(app.filter((href) => isKept(href) !== (prefix !== null))).toEqual([])
})

test('every link of the site leads to a page that exists', async () => {
  const { ROUTES } = await import('../feature-table.ts')
  const known = new Set(ROUTES.flatMap(({ path }) => [null, ...LOCALES].map((locale) => pathIn(locale, path))))
  const links = new Set(pages.flatMap(({ html }) => attributes(html.slice(html.indexOf('<body>')), /^<a /, 'href')))
  const broken = [...links].filter((href) => {
    const { pathname, hash } = new URL(href, 'http://barra')
    if (href.startsWith('#')) return false
    const page = pages.find(({ address }) => address === pathname)
    return !known.has(pathname) || (hash !== '' && !page?.html.includes(`id="${hash.slice(1)}"`))
  })
  expect(broken).toEqual([])
})

// proves 1.11
test('each language says a page in words of its own', () => {
  for (const { path } of SITE_ROUTES) {
    const titles = pages.filter(({ route, prefix }) => route.path === path && prefix !== null)
    const descriptions = titles.map(({ html }) => attributes(html, /name="description"/, 'content')[0])
    expect(new Set(descriptions).size).toBe(LOCALES.length)
  }
})

test('structured data is JSON, prices come from the price table, and the questions are those that are shown', () => {
  for (const { html, route, locale, prefix } of pages) {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const data = blocks.map(([, json = '']) => JSON.parse(json))
    expect(data.at(-1)).toMatchObject({ '@type': 'WebPage', inLanguage: locale })
    if (prefix === null) continue
    if (route.path === '/') {
      expect(data[0].offers).toContainEqual(expect.objectContaining({ price: '19.90', priceCurrency: 'BRL' }))
      expect(data[0].offers).toHaveLength(6)
    }
    if (route.path === '/support/faq') {
      for (const { name } of data[0].mainEntity) expect(plain(html)).toContain(`<h2>${name}</h2>`)
    }
  }
})

test.each(LOCALES)(
  'the manifest in %s leads to screens that exist, and takes files where they are read',
  async (locale) => {
    const { ROUTES } = await import('../feature-table.ts')
    const paths = new Set(ROUTES.map(({ path }) => path))
    const manifest = JSON.parse(files.get(`for-${locale}/manifest.webmanifest`) ?? '')
    expect(manifest).toMatchObject({ lang: locale, start_url: '/', scope: '/', display: 'standalone' })
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url.split('?')[0])
    const led = [...shortcuts, manifest.share_target.action, manifest.file_handlers[0].action]
    expect(led.filter((path) => !paths.has(path))).toEqual([])
    expect(led).toHaveLength(4)
  },
)

test('prices are in the money of where the language is at home', () => {
  const priceIn = (locale: string) => files.get(`in-${locale}/index.html`)?.match(/class="numerals">([^<]+)</)?.[1]
  expect(LOCALES.map(priceIn)).toEqual(['R$\u00a019,90', '$7.90', '€\u00a07,90'])
})

test('the sitemap names each page once in each language, and none that repeats another', () => {
  const sitemap = files.get('sitemap.xml') ?? ''
  const found = [...sitemap.matchAll(/<loc>%%origin%%([^<]+)<\/loc>/g)].map(([, path]) => path)
  const expected = SITE_ROUTES.filter(({ site }) => !site.canonical).flatMap(({ path }) =>
    LOCALES.map((locale) => pathIn(locale, path)),
  )
  expect(found.toSorted()).toEqual(expected.toSorted())
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(expected.length)
  expect(files.get('robots.txt')).toContain('Sitemap: %%origin%%/sitemap.xml')
})

// proves 2.10, 2.11, 2.50
test.each(pages.filter(({ route }) => route.layout === 'default-sidebar'))(
  '$address in $locale has a sidebar with every place of help',
  ({ html, address, prefix }) => {
    const [, sidebar = ''] = html.split(/<nav [^>]*class="[^"]*sidebar[^>]*>/)
    const places = sidebar.slice(0, sidebar.indexOf('</nav>'))
    const addresses = ['/support', '/support/faq', '/support/contact'].map((path) => pathIn(prefix, path))
    expect(attributes(places, /<a /, 'href')).toEqual(addresses)
    expect(attributes(places, /aria-current="page"/, 'href')).toEqual([address])
  },
)

// proves 2.49
test('the server knows every screen of the table', () => {
  const screens: unknown = JSON.parse(files.get('screens.json') ?? '')
  expect(screens).toEqual(ROUTES.map(({ path }) => path))
})

test('the login of the page is that of a visitor with a connection, in each language', async () => {
  const logins = await renderLogin()
  expect(logins.map(({ locale }) => locale)).toEqual([...LOCALES])
  for (const { html } of logins) {
    expect(html).toContain('type="password"')
    expect(html).not.toContain(SAMPLE_PATH)
  }
})
