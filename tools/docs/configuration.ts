import { SETTINGS } from '../../apps/api/src/config.ts';

const HEADING = `# Configuration

The server reads its settings from the environment, and from a file \`.env\` in the project's folder for what the environment does
not name. Everything has a default; an empty one means "not configured". \`.env.example\` lists the same settings to copy.

This page is generated from \`apps/api/src/config.ts\`: change it there, then run \`node tools/docs/write-configuration.ts\`.

| Setting | Default | Meaning |
|---|---|---|
`;

const EXAMPLE_HEADING =
  '# Copy to .env and uncomment what you need. Everything has a default; an empty one means "not configured".\n\n';

/** The text of each file that is generated from the server's settings, by its path in the project. */
export function configurationFiles(): Readonly<Record<string, string>> {
  const settings = Object.entries(SETTINGS);
  const rows = settings.map(
    ([name, { fallback, says }]) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${says} |\n`,
  );
  const examples = settings.map(
    ([name, { fallback, says }]) => `# ${says.replaceAll('`', '')}\n#${name}=${fallback}\n`,
  );
  return {
    'docs/configuration.md': HEADING + rows.join(''),
    '.env.example': EXAMPLE_HEADING + examples.join(''),
  };
}
