import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/user.ts'
import { missingFromProfile, PROFILE_NEEDS, type ProfileNeed } from '#domain/profile/profile-completeness.ts'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { fieldId } from './field-id.ts'
import overview from './overview.module.css'

/** The profile's completeness, with links to missing fields. Nothing once complete. */
export function Completeness({ profile }: { readonly profile: User }) {
  const { t } = useTranslation('profile')
  const id = useId()
  const missing = missingFromProfile(profile)
  if (missing.length === 0) return null
  const done = PROFILE_NEEDS.length - missing.length
  return (
    <div className={overview.completeness}>
      <p id={id}>{t('complete.count', { done, all: PROFILE_NEEDS.length })}</p>
      <progress
        aria-labelledby={id}
        className={classNames('meter', overview.meter)}
        value={done}
        max={PROFILE_NEEDS.length}
      />
      <List aria-label={t('complete.missing')} className={overview.missing}>
        {missing.map((need) => (
          <li key={need}>
            <button type="button" className={overview.need} onClick={() => goToField(need)}>
              {t(`complete.${need}`)}
            </button>
          </li>
        ))}
      </List>
    </div>
  )
}

function goToField(need: ProfileNeed): void {
  document.getElementById(fieldId(need))?.focus()
}
