import { Pencil, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_GYMS } from '#contract/limits.ts'
import type { Preferences } from '#contract/preferences.ts'
import { type Gym, gymInUse, inOrder, withGym, withGymFacts, withoutGym } from '#domain/gym/gym.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { newId } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { List } from '#ui/list.tsx'
import { useToasts } from '#ui/toasts.tsx'
import type { EditPreferences } from '../use-editable-preferences.ts'
import { GymSheet } from './gym-sheet.tsx'
import gyms from './gyms.module.css'

type GymsCardProps = { readonly preferences: Preferences; readonly edit: EditPreferences }

/** The bars and plates of the gym in use determine available loads. */
export function GymsCard({ preferences, edit }: GymsCardProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const toasts = useToasts()
  /** `new` while adding one; null while none is edited. */
  const [open, setOpen] = useState<Gym | 'new' | null>(null)
  const all = inOrder(preferences.gyms)

  const remove = (gym: Gym) => {
    const wasInUse = gymInUse(preferences)?.id === gym.id
    edit((latest) => withoutGym(latest, gym.id))
    const bringBack = () =>
      edit((latest) => {
        const restored = { ...latest, gyms: [...latest.gyms.filter(({ id }) => id !== gym.id), gym] }
        return wasInUse ? { ...restored, gymId: gym.id } : restored
      })
    toasts.show({
      message: t('gym.deleted', { name: gym.name }),
      action: { label: t('shared:undo'), onAction: bringBack },
    })
  }

  return (
    <Card as="section" className="card" aria-labelledby="profile-gyms">
      <h2 id="profile-gyms">{t('gyms.title')}</h2>
      <p className="quiet">{all.length === 0 ? t('gyms.none') : t('gyms.lead')}</p>
      {all.length > 0 && (
        <GymChoice
          gyms={all}
          inUse={gymInUse(preferences)}
          onChoose={(gym) => edit({ gymId: gym.id })}
          onEdit={setOpen}
        />
      )}
      <div className="actions">
        <Button icon={Plus} disabled={all.length >= MAX_GYMS} onClick={() => setOpen('new')}>
          {t('gyms.add')}
        </Button>
      </div>
      {open !== null && (
        <GymSheet
          gym={open === 'new' ? null : open}
          unit={preferences.weightUnit}
          onClose={() => setOpen(null)}
          onSave={(facts) => {
            const id = open === 'new' ? newId<Gym['id']>() : open.id
            edit((latest) => (open === 'new' ? withGym(latest, id, facts) : withGymFacts(latest, id, facts)))
            setOpen(null)
          }}
          onDelete={() => {
            if (open !== 'new') remove(open)
            setOpen(null)
          }}
        />
      )}
    </Card>
  )
}

type GymChoiceProps = {
  readonly gyms: readonly Gym[]
  readonly inUse: Gym | undefined
  readonly onChoose: (gym: Gym) => void
  readonly onEdit: (gym: Gym) => void
}

function GymChoice({ gyms: all, inUse, onChoose, onEdit }: GymChoiceProps) {
  const { t } = useTranslation('profile')
  const name = useId()
  const summary = useGymSummary()
  return (
    <fieldset>
      <legend className="visually-hidden">{t('gyms.inUse')}</legend>
      <List className={gyms.list}>
        {all.map((gym) => (
          <li key={gym.id} className={gyms.row}>
            <label className={gyms.choice}>
              <input
                type="radio"
                name={name}
                className={gyms.radio}
                checked={gym.id === inUse?.id}
                onChange={() => onChoose(gym)}
                aria-describedby={`${name}-${gym.id}`}
                aria-label={gym.name}
              />
              <span className={gyms.words}>
                <span className={gyms.name}>{gym.name}</span>
                <span className="quiet" id={`${name}-${gym.id}`}>
                  {summary(gym)}
                </span>
              </span>
            </label>
            <IconButton icon={Pencil} label={t('gyms.edit', { name: gym.name })} onClick={() => onEdit(gym)} />
          </li>
        ))}
      </List>
    </fieldset>
  )
}

function useGymSummary(): (gym: Gym) => string {
  const { t } = useTranslation('profile')
  const { quantity } = useFormats()
  return ({ bars, plates }) => {
    const heaviest = plates.find(({ pairs }) => pairs > 0)?.weight
    const words = [
      ...bars.slice(0, 2).map(({ weight }) => quantity(weight)),
      ...(bars.length > 2 ? [`+${bars.length - 2}`] : []),
    ]
    const barsText = words.length > 0 ? t('gyms.bars', { bars: words.join(', ') }) : t('gyms.noBars')
    const plateText = heaviest
      ? t('gyms.plates', {
          count: plates.reduce((sum, { pairs }) => sum + pairs, 0),
          heaviest: quantity(heaviest),
        })
      : t('gyms.noPlates')
    return `${barsText} · ${plateText}`
  }
}
