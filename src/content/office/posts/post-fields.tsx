import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { fieldId, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { OpenTextHint } from '#frame/office/open-text-hint.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import type { PostText } from '../../ports/documents.ts'
import type { LibraryPicture } from '../../ports/office-media.ts'
import { PictureChoice } from '../media/picture-choice.tsx'
import { pictureChoices } from '../media/picture-choices.ts'
import styles from './post-fields.module.css'

export const postFieldNames = ['title', 'slug', 'excerpt', 'author', 'tags', 'picture', 'body'] as const

interface PostFieldsProps {
  /** Of the post. */
  language: Language
  text: PostText | null
  library: readonly LibraryPicture[]
  /** Where its text is edited as it looks; none as long as there is no post. */
  editor?: string
  sent: SentForm | null
}

/** What is written of a post. Its text is HTML, for people who write it by hand or paste it; of one that is there they have to ask for it. */
export function PostFields({ language, text, library, sent, editor }: PostFieldsProps) {
  const t = useTranslations('officePosts')
  const choices = pictureChoices(library, { chosen: text?.picture ?? null, language })
  const line = { autoComplete: 'off', sent }
  return (
    <>
      <OfficeTextField name="title" label={t('form.title')} value={text?.title} {...line} />
      <PostArea name="excerpt" rows={3} hint={t('excerptHint')} value={text?.excerpt} sent={sent} />
      <OfficeTextField name="author" label={t('form.author')} value={text?.author} {...line} />
      <OfficeTextField
        name="tags"
        label={t('form.tags')}
        hint={t('tagsHint')}
        value={text?.tags.map(({ name }) => name).join(', ')}
        {...line}
      />
      <PictureChoice
        id={fieldId('picture')}
        name="picture"
        label={t('form.picture')}
        hint={t('pictureHint')}
        none={t('noPicture')}
        pictures={choices}
        value={sent?.values.picture ?? text?.picture?.url ?? ''}
      />
      {editor ? (
        <div className={styles.text}>
          <p>
            <strong>{t('form.body')}</strong>
          </p>
          <p>
            <a href={editor}>{t('canvas.open')}</a>
          </p>
          {/* What was typed here and is not saved is never folded away. */}
          <details open={sent !== null && sent.values.body?.replaceAll('\r\n', '\n') !== text?.body}>
            <summary>{t('bodyAsHtml')}</summary>
            <PostArea name="body" rows={24} hint={t('bodyHint')} value={text?.body} sent={sent} />
          </details>
        </div>
      ) : (
        <PostArea name="body" rows={24} hint={t('bodyHintNew')} value={text?.body} sent={sent} />
      )}
      <OpenTextHint language={language} />
    </>
  )
}

/** Saves without publishing: stays here, or shows the draft. */
export function DraftButtons({ kind }: { kind?: 'secondary' }) {
  const t = useTranslations('officePosts')
  return (
    <>
      <Button kind={kind} name="then" value="stay">
        {t('saveDraft')}
      </Button>
      <Button kind="secondary" name="then" value="preview">
        {t('saveAndLook')}
      </Button>
    </>
  )
}

interface PostAreaProps {
  name: 'excerpt' | 'body'
  rows: number
  hint: string
  value: string | undefined
  sent: SentForm | null
}

function PostArea({ name, rows, hint, value, sent }: PostAreaProps) {
  const t = useTranslations('officePosts')
  const errorText = useErrorText()
  return (
    <div className={name === 'body' ? styles.body : undefined}>
      <Field id={fieldId(name)} label={t(`form.${name}`)} hint={hint} error={errorText(sent?.errors[name])}>
        {(control) => (
          <TextArea
            name={name}
            rows={rows}
            autoComplete="off"
            defaultValue={sent?.values[name] ?? value}
            {...control}
          />
        )}
      </Field>
    </div>
  )
}
