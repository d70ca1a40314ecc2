import { LegalText } from './legal-text.tsx'

/** The personal data that is kept, its places and its time. */
export default function PrivacyScreen() {
  return <LegalText name="privacy" />
}
