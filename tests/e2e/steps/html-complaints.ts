import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'

/** What React writes differently from the validator's taste, always the same way. A browser reads both alike. */
const reactsHand: RuleConfig = {
  // <meta charSet="utf-8"/>
  'attr-case': 'off',
  'void-style': 'off',
  // open="", hidden=""
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // HTML asks for an id without spaces, no more; useId begins with an underscore.
  'valid-id': ['error', { relaxed: true }],
}

const rules: RuleConfig = {
  ...reactsHand,
  // Everything comes from this site; a script from elsewhere would need its hash.
  'require-sri': ['error', { target: 'crossorigin' }],
  // The cookie question is before the page and its h1 (docs/decisions/0020), as a section with an h2.
  'heading-level': ['error', { minInitialRank: 'h2' }],
  // src/ui/base.css keeps telephone numbers in one line.
  'tel-non-breaking': 'off',
  // conform writes the hidden button that Enter presses; a button without a type submits, which is its purpose.
  'no-implicit-button-type': 'off',
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules,
  }),
)

/** Errors of a validator in the HTML of a page as served, with their positions. */
export async function htmlComplaints({ path, html }: { path: string; html: string }): Promise<string[]> {
  const { results } = await validator.validateString(html, path)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}, ${selector})`),
  )
}
