import { useTranslation } from 'react-i18next'
import { TRUST_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Actions } from '../actions.tsx'
import styles from '../article.module.css'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-file.ts'

type Part = 'before' | 'during' | 'after' | 'data'

const PARTS: readonly { readonly part: Part; readonly picture?: PictureName }[] = [
  { part: 'before', picture: 'builder' },
  { part: 'during', picture: 'workout' },
  { part: 'after', picture: 'history' },
  { part: 'data' },
]
const THINGS = [1, 2, 3, 4] as const

export default function SolutionScreen() {
  const { t } = useTranslation('site')
  return (
    <article className={styles.article}>
      <header className={styles.opening}>
        <h1>{t('solution.heading')}</h1>
        <p className={styles.lead}>{t('solution.lead')}</p>
      </header>
      {PARTS.map(({ part, picture }) => (
        <section key={part} className={classNames(styles.section, picture && styles.withPicture)}>
          <div className={styles.words}>
            <h2>{t(`solution.${part}.title`)}</h2>
            <dl>
              {THINGS.map((thing) => (
                <div key={thing}>
                  <dt>{t(`solution.${part}.${thing}.title`)}</dt>
                  <dd>{t(`solution.${part}.${thing}.text`)}</dd>
                </div>
              ))}
            </dl>
            {part === 'data' && (
              <p>
                <PublicLink to={TRUST_PATH}>{t('frame.trust')}</PublicLink>
              </p>
            )}
          </div>
          {picture && <Picture name={picture} alt={t(`picture.${picture}`)} />}
        </section>
      ))}
      <Actions />
    </article>
  )
}
