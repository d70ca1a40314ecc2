import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MAX_DELOAD_PERCENT,
  MAX_MISSES_BEFORE_DELOAD,
  MAX_PERCENT,
  MAX_REPS,
  MAX_WAVE_WEEKS,
  MAX_WEIGHT,
  MIN_PERCENT,
} from '#contract/limits.ts'
import type { Deload, Progression, WaveProgression } from '#contract/progression.ts'
import type { Weight } from '#contract/quantity.ts'
import { climbs, type RuleDraft } from '#domain/progression/plan-rule.ts'
import { USUAL_DELOAD } from '#domain/progression/rules.ts'
import { typedNumber } from '#shared/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Switch } from '#ui/switch.tsx'
import { type ReadField, readDecimal, readWhole } from '../builder/entry-text.ts'
import { NumberField } from '../builder/number-field.tsx'
import styles from './progression.module.css'

type RuleFieldsProps = { readonly draft: RuleDraft; readonly onChange: (draft: RuleDraft) => void }

export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('workouts')
  const { rule, range } = draft
  if (!rule) return null
  const change = (changed: Progression) => onChange({ ...draft, rule: changed })
  return (
    <div className={styles.fields}>
      {climbs(rule) && (
        <div className={styles.row}>
          <span>{t('rule.range')}</span>
          <span className={styles.figures}>
            <Figure
              label={t('rule.least')}
              value={range.min}
              read={(text) => readWhole(text, 1, MAX_REPS)}
              onChange={(min) => onChange({ ...draft, range: { min, max: Math.max(min, range.max) } })}
            />
            <span aria-hidden>–</span>
            <Figure
              label={t('rule.most')}
              value={range.max}
              read={(text) => readWhole(text, range.min, MAX_REPS)}
              onChange={(max) => onChange({ ...draft, range: { ...range, max } })}
            />
          </span>
        </div>
      )}
      {rule.kind === 'wave' && <WaveFields rule={rule} onChange={change} />}
      {rule.kind !== 'reps' && (
        <>
          <LoadRow
            label={t(rule.kind === 'wave' ? 'rule.stepOfWave' : 'rule.step')}
            load={rule.step}
            onChange={(step) => change({ ...rule, step })}
          />
          <DeloadFields deload={rule.deload} onChange={(deload) => change({ ...rule, deload })} />
        </>
      )}
    </div>
  )
}

type DeloadFieldsProps = { readonly deload: Deload; readonly onChange: (deload: Deload) => void }

function DeloadFields({ deload, onChange }: DeloadFieldsProps) {
  const { t } = useTranslation('workouts')
  return (
    <>
      <Switch
        label={t('rule.deload')}
        hint={t('rule.deloadText')}
        checked={deload !== null}
        onChange={(isOn) => onChange(isOn ? USUAL_DELOAD : null)}
      />
      {deload && (
        <>
          <Row label={t('rule.misses')}>
            <Figure
              label={t('rule.misses')}
              value={deload.afterMisses}
              read={(text) => readWhole(text, 1, MAX_MISSES_BEFORE_DELOAD)}
              onChange={(afterMisses) => onChange({ ...deload, afterMisses })}
            />
          </Row>
          <Row label={t('rule.off')} unit="%">
            <Figure
              label={t('rule.off')}
              value={deload.percent}
              read={(text) => readDecimal(text, MIN_PERCENT, MAX_DELOAD_PERCENT)}
              onChange={(percent) => onChange({ ...deload, percent })}
            />
          </Row>
        </>
      )}
    </>
  )
}

type WaveFieldsProps = { readonly rule: WaveProgression; readonly onChange: (rule: WaveProgression) => void }

function WaveFields({ rule, onChange }: WaveFieldsProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const { weeks } = rule
  const changeWeek = (at: number, changed: Partial<WaveProgression['weeks'][number]>) =>
    onChange({ ...rule, weeks: weeks.map((week, index) => (index === at ? { ...week, ...changed } : week)) })
  const last = weeks.at(-1)
  return (
    <>
      <LoadRow
        label={t('rule.trainingMax')}
        load={rule.trainingMax}
        onChange={(trainingMax) => onChange({ ...rule, trainingMax })}
      />
      {weeks.map((week, index) => {
        const name = t('rule.week', { number: index + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is told apart by its place and nothing else
          <div key={index} className={styles.row}>
            <span>{name}</span>
            <span className={styles.figures}>
              <Figure
                label={t('rule.percentOf', { week: name })}
                value={week.percent}
                read={(text) => readDecimal(text, MIN_PERCENT, MAX_PERCENT)}
                onChange={(percent) => changeWeek(index, { percent })}
              />
              <span aria-hidden>{`${t('shared:unit.%')} ×`}</span>
              <Figure
                label={t('rule.repsOf', { week: name })}
                value={week.reps}
                read={(text) => readWhole(text, 1, MAX_REPS)}
                onChange={(reps) => changeWeek(index, { reps })}
              />
              <IconButton
                label={t('rule.removeWeek', { week: name })}
                icon={X}
                disabled={weeks.length === 1}
                onClick={() => onChange({ ...rule, weeks: weeks.filter((_, place) => place !== index) })}
              />
            </span>
          </div>
        )
      })}
      {last && weeks.length < MAX_WAVE_WEEKS && (
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          onClick={() => onChange({ ...rule, weeks: [...weeks, last] })}
        >
          {t('rule.addWeek')}
        </Button>
      )}
    </>
  )
}

type LoadRowProps = { readonly label: string; readonly load: Weight; readonly onChange: (load: Weight) => void }

function LoadRow({ label, load, onChange }: LoadRowProps) {
  const { t } = useTranslation('shared')
  return (
    <Row label={label} unit={t(`unit.${load.unit}`)}>
      <Figure
        label={label}
        value={load.value}
        read={(text) => readAbove0(text, load.unit)}
        onChange={(value) => onChange({ ...load, value })}
      />
    </Row>
  )
}

function readAbove0(text: string, unit: string): ReadField<number> {
  const entry = readDecimal(text, 0, MAX_WEIGHT, unit)
  return entry.ok && entry.value === 0 ? { ok: false } : entry
}

type RowProps = { readonly label: string; readonly unit?: string; readonly children: ReactNode }

function Row({ label, unit, children }: RowProps) {
  return (
    <div className={styles.row}>
      <span aria-hidden>{label}</span>
      <span className={styles.figures}>
        {children}
        {/* Its place stays, so that the figures stand below each other. */}
        <span className={styles.unit}>{unit}</span>
      </span>
    </div>
  )
}

type FigureProps = {
  readonly label: string
  readonly value: number
  readonly read: (text: string) => ReadField<number>
  readonly onChange: (value: number) => void
}

/** Empty is invalid, and the previous number stays. */
function Figure({ label, value, read, onChange }: FigureProps) {
  const { i18n } = useTranslation()
  return (
    <span className={styles.figure}>
      <NumberField
        label={label}
        value={value}
        text={(figure) => typedNumber(figure, i18n.language)}
        read={(text) => {
          const entry = read(text)
          return entry.ok && entry.value === null ? { ok: false } : entry
        }}
        onChange={(typed) => typed !== null && onChange(typed)}
        onLeave={() => undefined}
      />
    </span>
  )
}
