/** The tokens of the look that mails use. Written out: mail programs know no custom properties. */
const light = {
  page: '#F7FAFC',
  sky: '#E6EFF7',
  surface: '#FFFFFF',
  ink: '#0B1B34',
  ink2: '#435A73',
  line: '#CFDCE8',
  link: '#1B5791',
  action: '#0B1B34',
  onAction: '#FFFFFF',
}

const dark: typeof light = {
  page: '#081325',
  sky: '#0B1B34',
  surface: '#0D1F3D',
  ink: '#EEF4F9',
  ink2: '#AFC3D6',
  line: '#213B62',
  link: '#9CC8EE',
  action: '#EEF4F9',
  onAction: '#0B1B34',
}

export const palette = light

/** You are here: the one warm dot, the same on every ground. */
export const signal = '#FF6B2C'

export const font = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Inline styles hold the light colours for programs that drop style sheets; these classes overrule them in the dark. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${light.page}; }
@media (prefers-color-scheme: dark) {
  body, .page { background-color: ${dark.page} !important; }
  .sky { background-color: ${dark.sky} !important; }
  .surface { background-color: ${dark.surface} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink-2 { color: ${dark.ink2} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
  .rule { border-color: ${dark.ink} !important; }
  .action { background-color: ${dark.action} !important; color: ${dark.onAction} !important; }
}
`
