import type { FastifyRequest } from 'fastify'
import type { Currency } from '#contract/vocabulary.ts'
import { countryCode, currencyOfCountry, DEFAULT_COUNTRY } from '#domain/billing/country.ts'
import { isCurrency } from '#domain/billing/price.ts'

/** From `X-Country`, else Brazil. Invalid values are no errors. */
export function countryAskedFor({ headers }: FastifyRequest): string {
  return countryCode(textOf(headers['x-country'])) ?? DEFAULT_COUNTRY
}

/** From `X-Currency`, else the country's. */
export function currencyAskedFor(request: FastifyRequest): Currency {
  const code = textOf(request.headers['x-currency']).trim().toUpperCase()
  return isCurrency(code) ? code : currencyOfCountry(countryAskedFor(request))
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
