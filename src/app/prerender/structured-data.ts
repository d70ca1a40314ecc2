import { FAQ_PATH, INDEX_PATH, LANDING_PATH } from '#contract/routes.ts'
import { CURRENCIES, PLAN_SLUGS } from '#contract/vocabulary.ts'
import { FALLBACK_PRICES } from '#domain/billing/pricing.ts'
import { QUESTIONS } from '../../features/site/support/questions.ts'
import { canonicalAddress, ORIGIN, type Say, type SiteAddress } from './site-pages.ts'

const CONTEXT = 'https://schema.org'

/** A page's schema.org data: the app and its prices on the index, questions on the FAQ, and breadcrumbs. */
export function structuredData(address: SiteAddress, say: Say): readonly object[] {
  const { path } = address.route
  const own = path === INDEX_PATH || path === LANDING_PATH ? [application(address, say)] : []
  const questions = path === FAQ_PATH ? [faq(address, say)] : []
  return [...own, ...questions, page(address, say)]
}

function page(address: SiteAddress, say: Say): object {
  const { route, locale } = address
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: say(route.title),
    description: say(route.site.description),
    url: canonicalAddress(address),
    inLanguage: locale,
    isPartOf: { '@type': 'WebSite', name: say('shared:appName'), url: `${ORIGIN}/` },
  }
}

function application(address: SiteAddress, say: Say): object {
  const { route, locale } = address
  const prices = CURRENCIES.flatMap((currency) =>
    PLAN_SLUGS.map((slug) => ({
      '@type': 'Offer',
      name: say(`site:price.${slug}`),
      price: (FALLBACK_PRICES[currency][slug] / 100).toFixed(2),
      priceCurrency: currency,
    })),
  )
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: say('shared:appName'),
    description: say(route.site.description),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Android, iOS, Windows, macOS, Linux',
    url: canonicalAddress(address),
    image: `${ORIGIN}/icons/icon-512.png`,
    screenshot: `${ORIGIN}/pictures/workout-${locale}.webp`,
    offers: prices,
  }
}

function faq({ locale }: SiteAddress, say: Say): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: QUESTIONS.map((id) => ({
      '@type': 'Question',
      name: say(`site:support.faq.${id}.question`),
      acceptedAnswer: { '@type': 'Answer', text: say(`site:support.faq.${id}.answer`) },
    })),
  }
}
