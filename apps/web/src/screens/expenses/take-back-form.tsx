import { type Import, limits } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { useTakeBack } from './use-take-back.ts'

/** Asks whether to take an import back. */
export function TakeBackForm({ asked, onDone }: { asked: Import; onDone: () => void }) {
  const { t } = useTranslation('importing')
  const { t: common } = useTranslation()
  const { isPending, takeBack } = useTakeBack()
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('takeBack.rule', { days: limits.restoreDays })}</p>
      <Actions>
        <Button autoFocus onClick={onDone}>
          {common('cancel')}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => takeBack(asked.id, onDone)}>
          {t('takeBack.submit')}
        </Button>
      </Actions>
    </div>
  )
}
