import { currencies, type Household, HouseholdChange, type HouseholdDetails } from '@casita/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useChangeHousehold } from '../data/household-changes.ts'
import { useReceiptSpace } from '../data/receipts.ts'
import { fieldProblems } from '../i18n/field-problems.ts'
import { useFormat } from '../i18n/format.ts'
import { useSize } from '../i18n/size.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Input } from '../ui/input.tsx'
import { ModalOrDrawer } from '../ui/modal-or-drawer.tsx'
import { Select } from '../ui/select.tsx'
import { useEdited } from '../ui/use-edited.ts'
import { useTell } from './use-tell.ts'

/** From this share on, the space for pictures is said to be low. */
const lowFrom = 0.9

/** How much of the space for pictures of receipts is taken; it has its height before that is known. */
function Space() {
  const { t } = useTranslation('household')
  const size = useSize()
  const { data: space } = useReceiptSpace()
  const sizes = space && { taken: size(space.taken_bytes), allowed: size(space.allowed_bytes) }
  return (
    <div className="border-t border-line pt-4 text-sm text-ink-soft">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{t('details.receipts')}</span>
        {sizes && <span className="tabular-nums">{t('details.space', sizes)}</span>}
      </p>
      {space && space.taken_bytes >= space.allowed_bytes * lowFrom && (
        <p className="mt-1 text-amber-ink">{t('details.spaceLow')}</p>
      )}
    </div>
  )
}

interface HouseholdDialogProps {
  household: Household
  open: boolean
  onOpenChange: (open: boolean) => void
}

function HouseholdForm({ household, onDone }: { household: Household; onDone: () => void }) {
  const { t } = useTranslation('household')
  const format = useFormat()
  const tell = useTell()
  const change = useChangeHousehold()
  const [{ name, currency }, edit] = useEdited<HouseholdDetails>(household)
  const [confirmed, setConfirmed] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const converts = currency !== household.currency && household.expenses_count > 0
  const offered = currencies.some((each) => each === household.currency)
    ? currencies
    : [household.currency, ...currencies]

  function submit() {
    const isOther = currency !== household.currency
    const wanted = { name, currency, ...(isOther && { confirm_currency: confirmed }) }
    const parsed = z.safeParse(HouseholdChange, wanted)
    if (!parsed.success) return setProblems(fieldProblems(parsed.error.issues))
    const saving = change.mutateAsync(parsed.data, { onSuccess: onDone })
    tell(saving, { done: () => ({ title: t('toast.household') }), failed: t('toast.householdFailed') })
  }

  return (
    <Form
      className="grid gap-5"
      onSubmit={submit}
      waits={change.isPaused}
      onCancel={onDone}
      actions={
        <Button type="submit" variant="primary" busy={change.isPending} disabled={converts && !confirmed}>
          {t('details.submit')}
        </Button>
      }
    >
      <Field label={t('details.name')} error={problems.name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            autoComplete="off"
            onChange={(event) => {
              edit({ name: event.target.value })
              setProblems({})
            }}
          />
        )}
      </Field>
      <Field label={t('details.currency')} error={problems.currency}>
        {(control) => (
          <Select
            {...control}
            value={currency}
            onChange={(event) => {
              edit({ currency: event.target.value })
              setConfirmed(false)
            }}
          >
            {offered.map((code) => (
              <option key={code} value={code}>
                {format.currency(code)} ({code})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {converts && (
        <div className="rounded-md bg-amber-soft px-4 py-3" role="status">
          <p className="text-sm">
            {t('details.currencyWarning', {
              count: household.expenses_count,
              from: household.currency,
              to: currency,
            })}
          </p>
          <Checkbox checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)}>
            {t('details.currencyConfirm', { to: currency })}
          </Checkbox>
        </div>
      )}
      <Space />
    </Form>
  )
}

/**
 * Changes the household's name and currency; if it has expenses, a new currency has to be confirmed. Also says how much
 * space its pictures take.
 */
export function HouseholdDialog({ household, open, onOpenChange }: HouseholdDialogProps) {
  const { t } = useTranslation('household')
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} title={t('details.title')} size="sm">
      <HouseholdForm key={household.id} household={household} onDone={() => onOpenChange(false)} />
    </ModalOrDrawer>
  )
}
