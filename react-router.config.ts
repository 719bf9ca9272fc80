import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The server has looked before (server/http/form-limits.ts), and it knows SITE_URL: behind a proxy that speaks TLS the router
  // would refuse every form, and so would it those of pages that tell nobody their address.
  allowedActionOrigins: ['**'],
} satisfies Config
