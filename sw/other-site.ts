/**
 * Whether a form on another site sent a request. A share from another app names no site: Chromium gives it no referrer,
 * or an `android-app:` one, and the origin `null`. A site that hides its referrer looks the same; the worker is told no
 * more.
 */
export function isFromOtherSite({ referrer, headers }: Pick<Request, 'referrer' | 'headers'>, own: string): boolean {
  return [referrer, headers.get('origin') ?? ''].some((sender) => /^https?:/i.test(sender) && originOf(sender) !== own)
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
