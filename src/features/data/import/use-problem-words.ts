import { useTranslation } from 'react-i18next'
import type { ImportProblem } from '#domain/import/imported.ts'

/** What the words may ask for, and a problem may not have. */
const NOTHING = { line: 0, found: 0, expected: 0, column: '', value: '', place: '' }

/** Why a file cannot be imported, and where, in words. */
export function useProblemWords(): (problem: ImportProblem) => string {
  const { t } = useTranslation('data')
  return (problem) => {
    switch (problem.kind) {
      case 'too-large':
        return t('problem.too-large', { most: Math.floor(problem.most / 1_000_000) })
      case 'unknown-columns':
        return t('problem.unknown-columns', { columns: problem.columns.slice(0, 12).join(', ').slice(0, 300) })
      default:
        return t(`problem.${problem.kind}`, { ...NOTHING, ...problem })
    }
  }
}
