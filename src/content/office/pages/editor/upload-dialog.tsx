import { useContext, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { PictureRecord } from '../../../ports/documents.ts'
import type { LibraryPicture, UploadRefusal } from '../../../ports/office-media.ts'
import { pictureUrl } from '../../media/picture-href.ts'
import { UploadForm } from '../../media/upload-form.tsx'
import styles from './picture-field.module.css'
import { PictureLibrary } from './picture-library.ts'

interface UploadAnswer {
  refused: (UploadRefusal | 'none' | 'no-answer')[]
  picture: LibraryPicture | null
}

/** Uploads and describes a picture without leaving the page. Outside the editor’s form: HTML has no form inside another. */
export function UploadDialog({ onChoose }: { onChoose: (picture: PictureRecord) => void }) {
  const t = useTranslations('officePages')
  const media = useTranslations('officeMedia')
  const { add } = useContext(PictureLibrary)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problems, setProblems] = useState<string>()
  const title = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  async function send(form: FormData) {
    if (isSending) return
    setIsSending(true)
    setProblems(undefined)
    const { refused, picture } = await sendPicture(form)
    setIsSending(false)
    setProblems(refused.map((refusal) => media(`refusal.${refusal}`)).join(' '))
    if (!picture) return
    const { filename, width, height, altDe, altEn } = picture
    const added = { url: pictureUrl(picture), filename, width, height, alt: { de: altDe ?? '', en: altEn ?? '' } }
    add(added)
    // Closed in the meantime: another block may be open by now.
    if (!dialog.current?.open) return
    onChoose(added)
    dialog.current.close()
  }

  return (
    <>
      <Button
        type="button"
        kind="secondary"
        size="compact"
        onClick={() => {
          setProblems(undefined)
          setIsOpen(true)
        }}
      >
        {t('editor.uploadPicture')}
      </Button>
      {createPortal(
        <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={() => setIsOpen(false)}>
          <h2 id={title}>{t('editor.uploadPicture')}</h2>
          {isOpen && (
            <UploadForm
              intent="upload"
              label={media('newFile')}
              submit={media('uploadSubmit')}
              error={problems || undefined}
              onSend={(form) => void send(form)}
            />
          )}
          {isOpen && <output>{isSending && media('uploading')}</output>}
          <Button type="button" kind="secondary" size="compact" onClick={() => dialog.current?.close()}>
            {t('editor.closeUpload')}
          </Button>
        </dialog>,
        document.body,
      )}
    </>
  )
}

/** Not by the router: a request of its own that fails would replace the whole editor by the error page. */
async function sendPicture(form: FormData): Promise<UploadAnswer> {
  try {
    // A session that has ended leads to the sign-in.
    const response = await fetch('/office/media/upload', { method: 'POST', body: form, redirect: 'error' })
    if (response.status === 413) return { refused: ['too-large'], picture: null }
    // as: of `src/content/office/media-upload.ts`
    if (response.ok || response.status === 422) return (await response.json()) as UploadAnswer
  } catch {
    // The connection was lost.
  }
  return { refused: ['no-answer'], picture: null }
}
