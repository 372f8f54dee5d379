import { pictureTypes } from '@casita/contract'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { reencodePicture } from './reencode-picture.ts'

/** Prepares a chosen file for sending; null if it cannot be read as a picture. */
export function useDrawing() {
  const [drawing, setDrawing] = useState(false)
  return {
    drawing,
    async draw(chosen: File): Promise<Blob | null> {
      setDrawing(true)
      const picture = await reencodePicture(chosen).catch(() => null)
      setDrawing(false)
      return picture
    },
  }
}

interface ChoosePictureProps {
  /** Whether it replaces another picture. */
  replaces: boolean
  busy: boolean
  onChosen: (file: File) => void
}

/**
 * Lets somebody choose a picture. On a touch screen there is also a button for the camera, which the file picker may
 * not offer.
 */
export function ChoosePicture({ replaces, busy, onChosen }: ChoosePictureProps) {
  const { t } = useTranslation('receipts')
  const input = useRef<HTMLInputElement>(null)

  function choose(from: 'files' | 'camera') {
    if (from === 'camera') input.current?.setAttribute('capture', 'environment')
    else input.current?.removeAttribute('capture')
    input.current?.click()
  }

  return (
    <span className="flex">
      {!replaces && (
        <Button
          variant="quiet"
          size="icon"
          className="pointer-fine:hidden"
          aria-label={t('take')}
          disabled={busy}
          onClick={() => choose('camera')}
        >
          <Icon as={Camera} />
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        // Follows the camera button without a gap.
        className={replaces ? 'max-md:px-3' : 'max-md:px-3 pointer-coarse:pl-1'}
        busy={busy}
        onClick={() => choose('files')}
      >
        {t(replaces ? 'replace' : 'add')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={pictureTypes.join()}
        aria-label={t('title')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChosen(chosen)
          // Allows choosing the same picture again.
          target.value = ''
        }}
      />
    </span>
  )
}
