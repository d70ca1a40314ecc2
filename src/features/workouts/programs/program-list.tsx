import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import list from '../list/list.module.css'
import styles from './programs.module.css'
import { PROGRAMS, type Program } from './programs.ts'
import { type ProgramContext, useProgram } from './use-program.ts'

type ProgramListProps = {
  readonly context: ProgramContext
  readonly onLook: (program: Program) => void
  readonly onAdd: (program: Program) => void
}

export default function ProgramList(props: ProgramListProps) {
  const { t } = useTranslation('workouts')
  return (
    <ul className={list.grid} aria-label={t('programs.title')}>
      {PROGRAMS.map((program) => (
        <li key={program.name}>
          <ProgramCard {...props} program={program} />
        </li>
      ))}
    </ul>
  )
}

function ProgramCard({ program, context, onLook, onAdd }: ProgramListProps & { readonly program: Program }) {
  const { t } = useTranslation(['workouts', 'shared'])
  const { muscles, minutes, days } = useProgram(program, context)
  const name = t(program.name)
  return (
    <Card as="article" className={styles.card ?? ''} aria-label={name}>
      <header className={styles.head}>
        <BodyThumb muscles={muscles} />
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.facts}>
            {days} · {t('list.minutes', { count: minutes })}
          </p>
        </div>
      </header>
      <p className="quiet">{t(program.text)}</p>
      <footer className={styles.foot}>
        <Button
          size="small"
          className={styles.look}
          aria-label={t('programs.lookInto', { name })}
          onClick={() => onLook(program)}
        >
          {t('programs.look')}
        </Button>
        <Button
          size="small"
          icon={Plus}
          className={styles.add}
          aria-label={t('programs.use', { name })}
          onClick={() => onAdd(program)}
        >
          {t('shared:add')}
        </Button>
      </footer>
    </Card>
  )
}
