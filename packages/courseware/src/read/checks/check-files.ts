import type { CourseOutline } from '../course-outline.ts';
import type { Reading } from '../reading.ts';

const IN_COURSE = ['course.yaml', 'final.yaml', 'project.yaml'];
const IN_MODULE = ['module.yaml', 'assessment.yaml'];

/** The folders of a course contain only files that its lists name: others would never be shown. */
export async function checkFiles(reading: Reading, outlines: readonly CourseOutline[]): Promise<void> {
  for (const { folder, shape, modules } of outlines) {
    await checkFolder(reading, folder, new Set([...IN_COURSE, ...shape.modules]), 'course.yaml');
    for (const module of modules) {
      const files = module.shape.lessons.flatMap((lesson) =>
        typeof lesson === 'string' ? [`${lesson}.md`, `${lesson}.yaml`] : [],
      );
      await checkFolder(reading, module.folder, new Set([...IN_MODULE, ...files]), 'module.yaml');
    }
  }
}

async function checkFolder(
  { files, report }: Reading,
  place: string,
  listed: ReadonlySet<string>,
  list: string,
): Promise<void> {
  for (const { name } of await files.list(place))
    if (!listed.has(name)) report(`${place}/${name}`, 1, `${list} does not list this.`);
}
