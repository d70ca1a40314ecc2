import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_DELETED_PATH } from '#contract/routes.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { deleteAccountData } from '#platform/account/account-data.ts'
import type { Account } from '#platform/account/account-record.ts'
import { deleteAccount } from '#platform/account/delete-account.ts'
import { useProfile } from '#platform/account/profile-edits.ts'
import { identity } from '#platform/identity/identity.ts'
import { IdentityError } from '#platform/identity/identity-error.ts'
import { signOut } from '#platform/identity/sign-in.ts'
import { ApiError } from '#platform/server/api.ts'
import { useSyncStatus } from '#platform/sync/sync.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SecretField } from '../security/secret-field.tsx'
import { useIdentityText } from '../security/use-identity-text.ts'
import { useWaysIn } from '../security/use-ways-in.ts'
import privacy from './privacy.module.css'
import { useExport } from './use-export.ts'

type DeleteDialogProps = { readonly account: Account; readonly onClose: () => void }
type Proof = { readonly password: string; readonly word: string }

const CONSEQUENCES = ['training', 'person', 'devices'] as const

export function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const formId = useId()
  const { exporting, exportAll } = useExport()
  const wordsFor = useIdentityText()
  const { waysIn } = useWaysIn()
  const [error, setFormError] = useState<string>()
  const [proved, setProved] = useState(false)
  const form = useForm<Proof>({ defaultValues: { password: '', word: '' } })
  const { register, handleSubmit, setError, formState } = form
  const ways = waysIn === undefined || waysIn === 'unknown' ? [] : waysIn
  const needsPassword = ways.length === 0 || ways.some(({ kind }) => kind === 'password')
  const others = ways.flatMap(({ kind }) => (kind === 'password' ? [] : [kind]))

  const prove = async (provider: SocialProvider) => {
    setFormError(undefined)
    try {
      await identity.social.reauthenticate(provider)
      setProved(true)
    } catch (cause) {
      setFormError(wordsFor(cause))
    }
  }

  const erase = async ({ password }: Proof) => {
    setFormError(undefined)
    try {
      if (needsPassword && !proved) await identity.account.reauthenticate(password)
      await eraseAccount(account)
    } catch (cause) {
      if (cause instanceof IdentityError && cause.kind === 'invalid-credentials') {
        setError('password', { message: wordsFor(cause) ?? '' }, { shouldFocus: true })
        return
      }
      setProved(false)
      console.error('Failed to delete account', cause)
      const isTooOld = cause instanceof ApiError && cause.code === 'RECENT_LOGIN_REQUIRED'
      const why = cause instanceof IdentityError ? wordsFor(cause) : t(isTooOld ? 'delete.tooOld' : 'delete.retry')
      setFormError(`${t('delete.failed')} ${why ?? ''}`)
    }
  }
  const isWord = (text: string) =>
    text.trim().toLocaleUpperCase() === t('delete.word') || t('delete.wordWrong', { word: t('delete.word') })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.question')}
      closeLabel={t('shared:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('shared:cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={formState.isSubmitting}
            disabled={!needsPassword && !proved}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={privacy.form} noValidate onSubmit={(event) => void handleSubmit(erase)(event)}>
        {error && <Banner tone="danger">{error}</Banner>}
        <ul className={privacy.consequences}>
          {CONSEQUENCES.map((what) => (
            <li key={what}>{t(`delete.${what}`)}</li>
          ))}
        </ul>
        <Unsent />
        <div className="actions">
          <Button busy={exporting} onClick={() => void exportAll()}>
            {t('delete.exportFirst')}
          </Button>
        </div>
        {/* Password managers need the account. */}
        <input type="email" value={account.email} autoComplete="username" readOnly hidden />
        {needsPassword && !proved && (
          <SecretField
            label={t('password.current')}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { validate: (text) => text !== '' || t('password.missing') })}
          />
        )}
        {!needsPassword && !proved && (
          <div className="actions">
            {others.map((provider) => (
              <Button key={provider} onClick={() => void prove(provider)}>
                {t('delete.prove', { name: t(`waysIn.${provider}`) })}
              </Button>
            ))}
          </div>
        )}
        {proved && <Banner tone="success">{t('delete.proved')}</Banner>}
        <TextField
          label={t('delete.wordLabel', { word: t('delete.word') })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={formState.errors.word?.message}
          {...register('word', { validate: isWord })}
        />
      </form>
    </Dialog>
  )
}

function Unsent() {
  const { t } = useTranslation('profile')
  const { waiting, refused } = useSyncStatus()
  const { isWaiting } = useProfile()
  const count = waiting + refused + (isWaiting ? 1 : 0)
  return count > 0 ? <Banner tone="warning">{t('delete.unsent', { count })}</Banner> : null
}

/** Rejects like `deleteAccount`: the server may have done a part, and calling this again resumes. */
async function eraseAccount({ uid }: Account): Promise<void> {
  await deleteAccount().catch((cause: unknown) => {
    // An earlier attempt with a lost response has done it.
    if (!(cause instanceof ApiError && cause.code === 'ACCOUNT_DELETED')) throw cause
  })
  await signOut()
  await deleteAccountData(uid).catch((cause: unknown) => console.error('the data of the deleted account stays', cause))
  // A fresh page: the account's screens are redirecting to the login, and nothing stays in memory.
  location.replace(ACCOUNT_DELETED_PATH)
}
