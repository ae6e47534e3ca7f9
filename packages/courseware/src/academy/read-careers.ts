import { readYaml } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import { CAREERS } from '../vocabulary.ts';
import type { CareerAssessment, CareerGuide } from './academy.ts';
import { type AcademyReading, reportIn, reportRepeated } from './academy-reading.ts';
import { careerAssessmentShape, careerShape } from './academy-shapes.ts';

const NO_ASSESSMENT: CareerAssessment = { intro: '', traits: [], questions: [] };
// From this weight on a trait is shown as a reason.
const TOLD_WEIGHT = 2;

export async function readCareerAssessment(reading: AcademyReading): Promise<CareerAssessment> {
  const source = await readYaml(reading, 'career-assessment.yaml');
  const assessment = source && readShape(careerAssessmentShape, source, reading.report);
  if (!source || !assessment) return NO_ASSESSMENT;
  const { traits, questions } = assessment;
  const reportAt = reportIn(source, reading.report);
  const known = new Set(traits.map(({ id }) => id));
  reportRepeated(reportAt, ['traits'], traits);
  reportRepeated(reportAt, ['questions'], questions);
  for (const [place, { options }] of questions.entries()) {
    const path = ['questions', place, 'options'];
    reportRepeated(reportAt, path, options);
    for (const [index, { gives, without = [] }] of options.entries())
      for (const trait of [...Object.keys(gives), ...without])
        if (!known.has(trait)) reportAt([...path, index], `There is no trait ${trait}.`);
  }
  return assessment;
}

export async function readCareers(
  reading: AcademyReading,
  { traits }: CareerAssessment,
): Promise<CareerGuide[]> {
  await reportStrangers(reading);
  const knownTraits = new Set(traits.map(({ id }) => id));
  const careers: CareerGuide[] = [];
  for (const id of CAREERS) {
    const career = await readCareer(reading, id, knownTraits);
    if (career) careers.push(career);
  }
  return careers;
}

async function readCareer(reading: AcademyReading, id: string, knownTraits: ReadonlySet<string>) {
  const source = await readYaml(reading, `careers/${id}.yaml`);
  const career = source && readShape(careerShape, source, reading.report);
  if (!source || !career) return null;
  const reportAt = reportIn(source, reading.report);
  if (career.id !== id) reportAt(['id'], `"id" must be ${id}, as the file is named.`);
  for (const trait of [...Object.keys({ ...career.fit, ...career.reasonsFor }), ...(career.needs ?? [])])
    if (!knownTraits.has(trait)) reportAt(['fit', trait], `There is no trait ${trait}.`);
  for (const [trait, weight] of Object.entries(career.fit))
    if (weight >= TOLD_WEIGHT && career.reasonsFor[trait] === undefined)
      reportAt(['reasonsFor'], `"reasonsFor" says nothing about ${trait}, which weighs ${weight}.`);
  if (reading.known) {
    const { courses } = reading.known;
    const titles = new Set(courses.values());
    for (const [index, courseId] of career.relatedCourses.entries())
      if (!courses.has(courseId)) reportAt(['relatedCourses', index], `There is no course ${courseId}.`);
    for (const [index, phase] of career.learningPath.entries())
      for (const title of phase.courses)
        if (!titles.has(title))
          reportAt(['learningPath', index, 'courses'], `There is no course called "${title}".`);
  }
  return career;
}

/** A file that nothing reads is a mistake. */
async function reportStrangers({ files, report }: AcademyReading): Promise<void> {
  const known = new Set(CAREERS.map((id) => `${id}.yaml`));
  const listed = await files.list('careers');
  for (const { name } of listed.filter((each) => !known.has(each.name)))
    report(`careers/${name}`, 1, 'This is not a file of one of the eight careers.');
}
