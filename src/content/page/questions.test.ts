import { expect, it } from 'vitest'
import { heading, page, paragraph } from '#tests/helpers/sample-blocks.ts'
import { questionsOf } from './page-section.tsx'

it('cuts a section at its headings, and keeps what is before the first', () => {
  const blocks = [heading(3, 'Allein?'), paragraph('Beides.'), paragraph('Oft zu zweit.'), heading(3, 'Online?')]
  const { before, questions } = questionsOf(page(paragraph('Vorab'), ...blocks))
  expect(before).toHaveLength(1)
  expect(questions.map(({ heading: { content }, answer }) => [content, answer.length])).toEqual([
    ['Allein?', 2],
    ['Online?', 0],
  ])
})
