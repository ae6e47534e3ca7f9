interface AllowedLicence {
  /** `development`: only for packages that the product neither runs nor ships. */
  readonly use: 'anywhere' | 'development';
  readonly reason: string;
}

/** By SPDX identifier. A licence that is missing here fails the test: read its text, then add it with a reason. */
export const ALLOWED_LICENCES: Readonly<Record<string, AllowedLicence>> = {
  '0BSD': { use: 'anywhere', reason: 'Permissive, without a condition.' },
  'Apache-2.0': {
    use: 'anywhere',
    reason: 'Permissive, with a patent grant. Keep licence and NOTICE, mark changed files.',
  },
  'BSD-2-Clause': { use: 'anywhere', reason: 'Permissive. Keep the copyright notice.' },
  'BSD-3-Clause': {
    use: 'anywhere',
    reason: 'Permissive. Keep the copyright notice, do not advertise with the names of the authors.',
  },
  'BlueOak-1.0.0': { use: 'anywhere', reason: 'Permissive, with a patent grant. Keep the licence.' },
  ISC: { use: 'anywhere', reason: 'Permissive. Keep the copyright notice.' },
  MIT: { use: 'anywhere', reason: 'Permissive. Keep the copyright notice.' },
  'MIT-0': { use: 'anywhere', reason: 'Permissive, without a condition.' },
  'MPL-2.0': {
    use: 'development',
    reason:
      'Copyleft of single files: whoever ships a changed file has to publish it. The tools that have it are not shipped.',
  },
  'PSF-2.0': { use: 'anywhere', reason: 'Permissive. Keep the copyright notice.' },
  'Python-2.0': { use: 'anywhere', reason: 'Permissive. Keep the copyright notice.' },
  Unlicense: { use: 'anywhere', reason: 'Public domain.' },
  'W3C-20150513': {
    use: 'development',
    reason: 'Permissive. Keep the notice, and name changes. Only the tests of certificates read it.',
  },
};

/** Packages whose manifest names no SPDX licence, with the licence in their files. */
export const READ_LICENCES: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> =
  {
    '@digitalbazaar/credentials-context': {
      licence: 'BSD-3-Clause AND W3C-20150513',
      reason: 'Its LICENSE.md: the contexts are of the W3C, all other files BSD-3-Clause.',
    },
    'png-js': { licence: 'MIT', reason: 'Its LICENSE; its manifest names none.' },
  };
