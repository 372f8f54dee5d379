import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoosePicture, useDrawing } from './choose-picture.tsx'
import { ReceiptFrame } from './receipt-frame.tsx'

/** The picture chosen for an expense that is not saved yet; at most one. */
export function usePicture() {
  const { t } = useTranslation('receipts')
  const { drawing, draw } = useDrawing()
  const [picture, setPicture] = useState<Blob>()
  const [problem, setProblem] = useState('')
  return {
    picture,
    problem,
    /** Whether it is still being prepared: saving now would leave it out. */
    drawing,
    async choose(file: File) {
      const drawn = await draw(file)
      if (drawn) setPicture(drawn)
      setProblem(drawn ? '' : t('unreadable'))
    },
    remove() {
      setPicture(undefined)
      setProblem('')
    },
  }
}

type NewReceiptProps = ReturnType<typeof usePicture> & {
  /** The name of the future expense. */
  name: string
  /** Another button, on the same line while there is no picture. */
  beside: ReactNode
}

/** The picture that will be attached once the expense is saved, or a button to choose one. */
export function NewReceipt(props: NewReceiptProps) {
  const { picture, problem, drawing, choose, remove, name, beside } = props
  const { t } = useTranslation('receipts')
  const chooser = (
    <ChoosePicture replaces={picture !== undefined} busy={drawing} onChosen={(file) => void choose(file)} />
  )
  if (picture) {
    return (
      <>
        {beside && <div className="-ml-4">{beside}</div>}
        <ReceiptFrame picture={picture} name={name} said={problem || t('waits')} failed={problem !== ''}>
          {chooser}
          <Button variant="quiet" size="sm" className="max-md:px-3" disabled={drawing} onClick={remove}>
            {t('remove')}
          </Button>
        </ReceiptFrame>
      </>
    )
  }
  return (
    <div>
      <div className="-mr-3 -ml-4 flex flex-wrap items-center justify-between md:-mr-4">
        {beside}
        {chooser}
      </div>
      <p role="status" className="text-sm text-terracotta-ink empty:hidden">
        {problem}
      </p>
    </div>
  )
}
