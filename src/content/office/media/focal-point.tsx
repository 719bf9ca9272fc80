import { type PointerEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OfficeField, useFormField } from '#forms/office/office-form.tsx'
import { FieldRow } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { useIsAlive } from '#ui/use-is-alive.ts'
import type { LibraryPicture } from '../../ports/office-media.ts'
import styles from './focal-point.module.css'
import { thumbnailUrl } from './picture-href.ts'

interface FocalPointProps {
  picture: LibraryPicture
}

/** What must stay in view when the picture is cut: two numbers, or with script a click on the picture. */
export function FocalPoint({ picture }: FocalPointProps) {
  const t = useTranslations('officeMedia')
  const isAlive = useIsAlive()
  const [x, setX] = useState(useFormField('focalX').typed ?? String(Math.round(picture.focalX * 100)))
  const [y, setY] = useState(useFormField('focalY').typed ?? String(Math.round(picture.focalY * 100)))
  const { width, height } = picture
  const size = Math.max(width, height)

  function point({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const place = currentTarget.getBoundingClientRect()
    setX(percent((clientX - place.left) / place.width))
    setY(percent((clientY - place.top) / place.height))
  }

  const axes = [
    { name: 'focalX', label: t('focalX'), value: x, set: setX },
    { name: 'focalY', label: t('focalY'), value: y, set: setY },
  ]
  return (
    <div className={styles.part}>
      {/* The fields below do the same by keyboard. */}
      <div className={styles.picture} data-alive={isAlive || undefined} onPointerDown={point}>
        <img src={thumbnailUrl(picture, 960)} alt={picture.altDe ?? ''} width={width} height={height} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <g transform={`translate(${share(x) * width} ${share(y) * height})`}>
            <circle className={styles.ring} r={size / 28} strokeWidth={size / 90} />
            <circle className={styles.point} r={size / 28} strokeWidth={size / 220} />
          </g>
        </svg>
      </div>
      <p className={styles.hint}>{isAlive ? t('focalHint') : t('focalFieldsHint')}</p>
      <FieldRow>
        {axes.map(({ name, label, value, set }) => (
          <OfficeField key={name} name={name} label={label}>
            {(control) => (
              <TextInput
                type="number"
                name={name}
                min={0}
                max={100}
                inputMode="numeric"
                autoComplete="off"
                value={value}
                onChange={(event) => set(event.currentTarget.value)}
                {...control}
              />
            )}
          </OfficeField>
        ))}
      </FieldRow>
    </div>
  )
}

function percent(part: number): string {
  return String(Math.round(Math.min(Math.max(part, 0), 1) * 100))
}

function share(typed: string): number {
  const number = Number(typed)
  return Number.isFinite(number) ? Math.min(Math.max(number / 100, 0), 1) : 0.5
}
