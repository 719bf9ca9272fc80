import { useTranslations } from 'use-intl'
import { hasVariants } from '#domain/content/picture-variants.ts'
import { useFormField } from '#forms/office/office-form.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import styles from '../media.module.css'
import type { ChoosablePicture } from './picture-choices.ts'

interface PictureChoiceProps {
  name: string
  label: string
  hint: string
  /** What it is called to choose none of them. */
  none: string
  pictures: readonly ChoosablePicture[]
  /** Address of the one that is chosen until another one was sent, empty for none. */
  value: string
}

/** One of the pictures of the library, or none: they are seen, and need no script to be chosen. */
export function PictureChoice({ name, label, hint, none, pictures, value }: PictureChoiceProps) {
  const t = useTranslations('officeMedia')
  const { id, typed = value } = useFormField(name)
  return (
    <ChoiceGroup id={id} label={label} hint={hint}>
      <div className={styles.pictures}>
        <label className={styles.none}>
          <input type="radio" name={name} value="" defaultChecked={typed === ''} />
          <span>{none}</span>
        </label>
        {pictures.map(({ url, alt, filename, width, height }) => (
          <label key={url} className={styles.choicePicture} title={filename}>
            <input type="radio" name={name} value={url} defaultChecked={typed === url} />
            <img
              src={hasVariants({ url }) ? `${url}/320.webp` : url}
              alt=""
              width={width}
              height={height}
              loading="lazy"
            />
            <span>{alt || filename}</span>
          </label>
        ))}
      </div>
      <p className={styles.more}>
        {t.rich(pictures.length > 0 ? 'chooseMore' : 'chooseFirst', {
          library: (words) => (
            <a href="/office/media#field-upload" target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      </p>
    </ChoiceGroup>
  )
}
