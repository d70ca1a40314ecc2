import { useTranslation } from 'react-i18next'
import type { FigurelessSets } from '#domain/import/figureless-sets.ts'
import type { ColumnChoices, FigureReport, MissingFigure } from '#domain/import/header.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'

type FiguresCardProps = {
  readonly figures: FigureReport
  readonly choices: ColumnChoices
  readonly isDisabled: boolean
  readonly onChange: (choices: ColumnChoices) => void
}

const UNANSWERED = ''
const NONE = 'none'

/** Asks which columns hold the figures without a known name: a file is never imported without them in silence. */
export function FiguresCard({ figures: { missing, candidates }, choices, isDisabled, onChange }: FiguresCardProps) {
  const { t } = useTranslation('data')
  const optionsFor = ({ figure, column }: MissingFigure) => {
    const taken = new Set(missing.flatMap((other) => (other.column === column ? [] : (choices[other.column] ?? []))))
    return [
      { value: UNANSWERED, label: t('figures.choose'), disabled: true },
      ...candidates
        .filter(({ place }) => !taken.has(place))
        .map(({ place, name, examples }) => ({
          value: String(place),
          label: t('figures.column', { name: name || place + 1, examples: examples.join(' · ') }),
        })),
      { value: NONE, label: t(`figures.none.${figure}`) },
    ]
  }
  return (
    <Card as="section" className="card" aria-labelledby="import-figures">
      <h2 id="import-figures">{t('figures.title')}</h2>
      {missing.map((figure) => (
        <SelectField
          key={figure.column}
          label={t(`figures.ask.${figure.figure}`)}
          hint={t('figures.hint', { column: figure.column })}
          value={selected(choices[figure.column])}
          options={optionsFor(figure)}
          disabled={isDisabled}
          required
          onChange={(value) => onChange({ ...choices, [figure.column]: value === NONE ? null : Number(value) })}
        />
      ))}
    </Card>
  )
}

function selected(choice: number | null | undefined): string {
  if (choice === undefined) return UNANSWERED
  return choice === null ? NONE : String(choice)
}

type FigurelessCardProps = {
  readonly figureless: FigurelessSets
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onChange: (isAccepted: boolean) => void
}

/** Most sets say nothing of what was done: the import waits until the person accepts that. */
export function FigurelessCard({ figureless, isAccepted, isDisabled, onChange }: FigurelessCardProps) {
  const { t, i18n } = useTranslation('data')
  const figure = numberFormat(i18n.language)
  return (
    <Card as="section" className="card" aria-labelledby="import-figureless">
      <h2 id="import-figureless">{t('figureless.title')}</h2>
      <Banner tone="warning">
        {t('figureless.text', { number: figure.format(figureless.count), of: figure.format(figureless.of) })}
      </Banner>
      <Switch label={t('figureless.accept')} checked={isAccepted} disabled={isDisabled} onChange={onChange} />
    </Card>
  )
}
