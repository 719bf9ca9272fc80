import { useTranslations } from 'use-intl'
import { tagsOf } from '#domain/blog/post-form.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { OfficeTextArea, OfficeTextField, useFormField } from '#forms/office/office-form.tsx'
import { OpenTextHint } from '#frame/office/open-text-hint.tsx'
import { Button } from '#ui/button.tsx'
import type { PostText } from '../../ports/documents.ts'
import type { LibraryPicture } from '../../ports/pictures.ts'
import styles from '../documents.module.css'
import { chosenPicture, PictureChoice, pictureChoices } from '../media/picture-choice.tsx'

interface PostFieldsProps {
  language: Language
  text: PostText | null
  library: readonly LibraryPicture[]
  /** Where its text is edited as it looks; none as long as there is no post. */
  editor?: string
}

/** What is written of a post. Its text is HTML, for people who write it by hand or paste it; of one that is there they have to ask for it. */
export function PostFields({ language, text, library, editor }: PostFieldsProps) {
  const t = useTranslations('officePosts')
  const choices = pictureChoices(library, { chosen: text?.picture ?? null, language })
  const { typed: body } = useFormField('body')
  return (
    <>
      <OfficeTextField name="title" label={t('form.title')} value={text?.title} />
      <OfficeTextArea name="excerpt" label={t('form.excerpt')} hint={t('excerptHint')} rows={3} value={text?.excerpt} />
      <OfficeTextField name="author" label={t('form.author')} value={text?.author} />
      <OfficeTextField
        name="tags"
        label={t('form.tags')}
        hint={t('tagsHint')}
        value={text?.tags.map(({ name }) => name).join(', ')}
      />
      <PictureChoice
        name="picture"
        label={t('form.picture')}
        hint={t('pictureHint')}
        none={t('noPicture')}
        pictures={choices}
        value={text?.picture?.url ?? ''}
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
          <details open={body !== undefined && body.replaceAll('\r\n', '\n') !== text?.body}>
            <summary>{t('bodyAsHtml')}</summary>
            <Body hint={t('bodyHint')} value={text?.body} />
          </details>
        </div>
      ) : (
        <Body hint={t('bodyHintNew')} value={text?.body} />
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

function Body({ hint, value }: { hint: string; value: string | undefined }) {
  const t = useTranslations('officePosts')
  return (
    <div className={styles.body}>
      <OfficeTextArea name="body" label={t('form.body')} hint={hint} rows={24} value={value} />
    </div>
  )
}

interface WrittenPost {
  title: string
  excerpt: string
  author: string
  tags?: string | undefined
  picture?: string | undefined
  body?: string | undefined
}

interface Around {
  /** What was there before; null for a new post. */
  before: PostText | null
  library: readonly LibraryPicture[]
  language: Language
}

/** A post from a form, as the content system stores it. */
export function postTextOf(written: WrittenPost, { before, library, language }: Around): PostText {
  const { title, excerpt, author, tags, picture, body } = written
  return {
    title,
    excerpt,
    author,
    tags: tagsOf(tags, before?.tags ?? []),
    picture: chosenPicture(picture, { before: before?.picture ?? null, library, language }),
    body: body ?? '',
    ...searchPart(before ?? {}),
  }
}
