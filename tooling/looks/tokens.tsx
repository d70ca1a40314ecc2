import { classNames } from '#ui/class-names.ts'
import heat from '#ui/heat.module.css'
import styles from './looks.module.css'
import { Section } from './section.tsx'

const SURFACES = ['page', 'sunken', 'surface', 'raised', 'sheet', 'pressed'] as const
const MEANINGS = ['accent', 'data', 'danger', 'warning', 'info'] as const
const PLATES = ['red', 'blue', 'yellow', 'green', 'white', 'black', 'steel'] as const
const TYPES = [40, 28, 20, 16, 14, 12] as const
const WEIGHTS = ['regular', 'medium', 'strong', 'bold'] as const
const HEAT = [heat['heat1'], heat['heat2'], heat['heat3'], heat['heat4']] as const

export function Tokens() {
  return (
    <>
      <Section name="Surfaces" stacked>
        <div className={styles.swatches}>
          {SURFACES.map((surface) => (
            <div key={surface} className={styles.swatch} style={{ background: `var(--color-${surface})` }}>
              <strong>{surface}</strong>
              <span className="quiet">Quiet text</span>
              {MEANINGS.filter((meaning) => meaning !== 'data').map((meaning) => (
                <span key={meaning} style={{ color: `var(--color-${meaning})` }}>
                  {meaning}
                </span>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Section name="Data, plates and heat">
        <span className={styles.heat} style={{ background: 'var(--color-data)', color: 'var(--color-on-data)' }}>
          102.5 kg
        </span>
        {PLATES.map((plate) => (
          <span key={plate} className={styles.plate} style={{ background: `var(--color-plate-${plate})` }} />
        ))}
        {HEAT.map((step, index) => (
          <span
            key={step}
            className={classNames(styles.heat, step)}
            style={{ color: index < 2 ? 'var(--color-text)' : 'var(--color-on-data)' }}
          >
            {index + 1}
          </span>
        ))}
      </Section>
      <Section name="Type" stacked>
        {TYPES.map((size) => (
          <p key={size} style={{ fontSize: `var(--type-${size})`, lineHeight: 'var(--leading-tight)' }}>
            {size} Bench press 102.5 kg × 8
          </p>
        ))}
        <p>
          {WEIGHTS.map((weight) => (
            <span key={weight} style={{ fontWeight: `var(--weight-${weight})` }}>
              {weight}{' '}
            </span>
          ))}
        </p>
      </Section>
    </>
  )
}
