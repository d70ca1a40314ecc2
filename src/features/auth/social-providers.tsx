import type { ReactNode } from 'react'
import type { SocialProvider } from '#contract/vocabulary.ts'

/** The providers' own names, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'X',
}

/** Their logos, in their required colors, on a 24 px grid. */
const MARKS: Readonly<Record<SocialProvider, ReactNode>> = {
  google: (
    <>
      <path
        fill="#ea4335"
        d="M12 4.75c1.77 0 3.35.61 4.6 1.8l3.43-3.43C17.95 1.19 15.23 0 12 0 7.31 0 3.26 2.69 1.28 6.61l3.99 3.1C6.22 6.86 8.87 4.75 12 4.75z"
      />
      <path
        fill="#4285f4"
        d="M23.49 12.28c0-.79-.07-1.54-.19-2.28H12v4.51h6.47a5.53 5.53 0 0 1-2.39 3.59l3.87 3c2.25-2.09 3.54-5.18 3.54-8.82z"
      />
      <path fill="#fbbc05" d="M5.27 14.3a7.29 7.29 0 0 1 0-4.6l-3.99-3.1a12 12 0 0 0 0 10.79l3.99-3.1z" />
      <path
        fill="#34a853"
        d="M12 24c3.24 0 5.96-1.07 7.95-2.91l-3.87-3a7.16 7.16 0 0 1-4.08 1.15c-3.13 0-5.78-2.11-6.73-4.95l-3.99 3.1C3.26 21.31 7.31 24 12 24z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="12" fill="#1877f2" />
      <path
        fill="#fff"
        d="M16.67 15.47 17.2 12h-3.33V9.75c0-.95.47-1.88 1.96-1.88h1.51V4.92S15.97 4.69 14.65 4.69c-2.74 0-4.53 1.66-4.53 4.67V12H7.08v3.47h3.04v8.39a12.1 12.1 0 0 0 3.75 0v-8.39z"
      />
    </>
  ),
  github: (
    <path
      fill="currentcolor"
      d="M12 .3a12 12 0 0 0-3.8 23.38c.6.11.82-.26.82-.57v-2.04c-3.34.72-4.04-1.61-4.04-1.61-.55-1.39-1.34-1.76-1.34-1.76-1.08-.74.09-.73.09-.73 1.2.09 1.83 1.24 1.83 1.24 1.08 1.83 2.81 1.3 3.5 1 .1-.78.42-1.31.76-1.61-2.67-.3-5.47-1.33-5.47-5.93 0-1.31.47-2.38 1.24-3.22-.14-.3-.54-1.52.1-3.18 0 0 1-.32 3.3 1.23a11.5 11.5 0 0 1 6 0c2.28-1.55 3.29-1.23 3.29-1.23.64 1.66.24 2.88.12 3.18a4.65 4.65 0 0 1 1.23 3.22c0 4.61-2.8 5.63-5.48 5.92.42.36.81 1.1.81 2.22v3.29c0 .32.22.69.83.57A12 12 0 0 0 12 .3z"
    />
  ),
  twitter: (
    <path
      fill="currentcolor"
      d="M18.9 1.15h3.68l-8.04 9.19L24 22.85h-7.41l-5.8-7.59-6.64 7.59H.47l8.6-9.83L0 1.15h7.59l5.25 6.94zm-1.29 19.5h2.04L6.49 3.24H4.3z"
    />
  ),
}

export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      {MARKS[provider]}
    </svg>
  )
}
