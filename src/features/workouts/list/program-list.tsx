import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PROGRAMS, type Program } from '../programs/programs.ts'
import styles from './list.module.css'

type ProgramListProps = { readonly onChosen: (program: Program) => void }

/** The ready-made programs, each added by one press. */
export function ProgramList({ onChosen }: ProgramListProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  return (
    <ul className={styles.grid} aria-label={t('programs.title')}>
      {PROGRAMS.map((program) => {
        const name = t(program.name)
        return (
          <li key={program.name}>
            <Card as="article" className={styles.card} aria-label={name}>
              <h3>{name}</h3>
              <p className="quiet">{t(program.text)}</p>
              <ul className={styles.exercises}>
                {program.workouts.map((workout) => (
                  <li key={workout.name}>{t(workout.name)}</li>
                ))}
              </ul>
              <footer className={styles.cardFoot}>
                <span className="quiet">{t('programs.workouts', { count: program.workouts.length })}</span>
                <Button icon={Plus} aria-label={t('programs.use', { name })} onClick={() => onChosen(program)}>
                  {t('shared:add')}
                </Button>
              </footer>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
