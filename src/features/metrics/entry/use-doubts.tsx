import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import type { Amount } from '#domain/measurement/amount.ts'
import { doubtAbout } from '#domain/measurement/doubt.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Body } from '../use-body.ts'

type Doubt = { readonly message: string; readonly keep: () => Promise<void> }

/** Asks for confirmation of implausible values. `unlessOdd` acts immediately if none is; render `dialog`. */
export function useDoubts(body: Body) {
  const { t } = useTranslation('metrics')
  const [asked, setAsked] = useState<Doubt>()
  const messageOf = (kind: MeasurementKind, amount: Amount, last: Measurement | undefined) => {
    const doubt = doubtAbout(kind, amount, last)
    if (doubt === null) return []
    return t(`doubt.${doubt}`, {
      name: body.name(kind),
      value: body.entered(amount),
      last: last ? body.shown(kind, last) : '',
    })
  }
  const unlessOdd = (
    amounts: readonly (Amount & { readonly kind: MeasurementKind })[],
    last: ReadonlyMap<MeasurementKind, Measurement>,
    keep: () => Promise<void>,
  ) => {
    const messages = amounts.flatMap((amount) => messageOf(amount.kind, amount, last.get(amount.kind)))
    if (messages.length === 0) return void keep()
    setAsked({ message: messages.join(' '), keep })
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('doubt.title')}
      message={asked?.message ?? ''}
      confirmLabel={t('doubt.keep')}
      cancelLabel={t('doubt.fix')}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => {
        setAsked(undefined)
        void asked?.keep()
      }}
    />
  )
  return { unlessOdd, dialog }
}
