import { Disclosure } from '#ui/disclosure.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Block, BlockNamed } from '../blocks/index.ts'
import type { BlockProps } from './block-props.ts'
import { Flow } from './flow.tsx'
import { Html } from './html.tsx'

/** The anchors that editors give to the questions of a page, in either language. */
const anchors: readonly (string | undefined)[] = ['fragen', 'questions']

export function holdsQuestions({ anchor }: BlockNamed<'core/group'>): boolean {
  return anchors.includes(anchor)
}

interface Question {
  heading: BlockNamed<'core/heading'>
  answer: Block[]
}

/** Cuts a section at its headings: what is before the first, then each heading with what follows it. */
export function questionsOf(blocks: readonly Block[]): { before: Block[]; questions: Question[] } {
  const before: Block[] = []
  const questions: Question[] = []
  for (const block of blocks) {
    const current = questions.at(-1)
    if (block.name === 'core/heading') questions.push({ heading: block, answer: [] })
    else if (current) current.answer.push(block)
    else before.push(block)
  }
  return { before, questions }
}

interface QuestionsProps extends Pick<BlockProps<'core/group'>, 'render'> {
  blocks: readonly Block[]
}

/** Questions that open their answers. Closed ones are found by the browser's search in the page, too. */
export function Questions({ blocks, render }: QuestionsProps) {
  const { before, questions } = questionsOf(blocks)
  return (
    <Stack gap="small">
      {before.length > 0 && <Flow>{render(before)}</Flow>}
      <div>
        {questions.map(({ heading, answer }) => (
          <Disclosure
            key={heading.order}
            id={heading.anchor}
            summary={
              <h3>
                <Html as="span" html={heading.content} />
              </h3>
            }
          >
            <Flow>{render(answer)}</Flow>
          </Disclosure>
        ))}
      </div>
    </Stack>
  )
}
