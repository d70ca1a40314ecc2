import { useTranslation } from 'react-i18next'
import type { HomeScreenWay } from '#platform/device/home-screen-way.ts'
import { PhoneDrawing, type PhoneDrawingName } from '#ui/phone-drawing.tsx'
import styles from './home-screen-steps.module.css'

type StepName = HomeScreenWay | 'row' | 'add' | 'icon'

const DRAWINGS: Readonly<Record<StepName, PhoneDrawingName>> = {
  bar: 'at-foot',
  menu: 'in-menu',
  top: 'at-top',
  address: 'at-top',
  browser: 'in-menu',
  elsewhere: 'browser',
  row: 'row',
  add: 'add',
  icon: 'icon',
}

/** Steps that also say where else to look. */
const WITH_ELSE = ['menu', 'row', 'add'] as const

type HomeScreenStepsProps = { readonly way: HomeScreenWay; readonly className?: string | undefined }

/** From Share to the app's icon, each step drawn. */
export function HomeScreenSteps({ way, className }: HomeScreenStepsProps) {
  // From another app it goes on in Safari, of whatever version.
  const share: readonly StepName[] = way === 'elsewhere' ? ['elsewhere', 'menu'] : [way]
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps}>
      {[...share, 'row' as const, 'add' as const, 'icon' as const].map((step) => (
        <Step key={step} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { readonly step: StepName }) {
  const { t } = useTranslation('install')
  const otherwise = WITH_ELSE.find((name) => name === step)
  return (
    <li className={styles.step}>
      <PhoneDrawing name={DRAWINGS[step]} />
      <div className={styles.words}>
        <p>{step === 'elsewhere' ? t('step.elsewhere', { host: location.host }) : t(`step.${step}`)}</p>
        {otherwise && <p className="quiet">{t(`step.${otherwise}.else`)}</p>}
      </div>
    </li>
  )
}
