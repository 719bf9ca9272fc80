import { type ComponentProps, useState } from 'react'
import { richText } from '#domain/content/rich-text.ts'
import { PlainWords } from './plain-words.tsx'
import { RichWords } from './rich/rich-words.tsx'

type WordsFieldProps = ComponentProps<typeof PlainWords> & Pick<ComponentProps<typeof RichWords>, 'isLine'>

/** A text with its emphasis and links as it looks; as it is written where looks could not be written back exactly. */
export function WordsField({ isLine, ...field }: WordsFieldProps) {
  const text = richText(field.value)
  // Once it is plain it stays plain: no box may change under the hands of someone who types.
  const [isPlain, setIsPlain] = useState(text === null)
  if (text === null && !isPlain) setIsPlain(true)
  if (isPlain || text === null) return <PlainWords {...field} />
  const { name: _, ...rich } = field
  return <RichWords {...rich} text={text} isLine={isLine} />
}
