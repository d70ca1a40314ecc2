import { LegalText } from './legal-text.tsx'

/** The terms between a lifter and Barra. */
export default function TermsScreen() {
  return <LegalText name="terms" />
}
