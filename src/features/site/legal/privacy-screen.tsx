import { LegalText } from './legal-text.tsx'

export default function PrivacyScreen() {
  return <LegalText name="privacy" />
}
