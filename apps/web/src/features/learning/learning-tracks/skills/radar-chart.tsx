import { classNames } from '../../../../ui/class-names.ts';
import type { SkillLevel } from '../use-learning-tracks.ts';
import { axisPaths, labelSide, RADAR, radarPath, radarPoint, ringPaths } from './radar-shape.ts';

/** The labels are HTML text, so that they follow the chosen text size. */
export function RadarChart({ skills }: { skills: readonly SkillLevel[] }) {
  const count = skills.length;
  const highest = Math.max(...skills.map(({ level }) => level));
  return (
    <div
      role="img"
      aria-label={spoken(skills)}
      className="relative mx-auto w-full max-w-86 @max-[17rem]:hidden"
    >
      <svg aria-hidden="true" viewBox={`0 0 ${RADAR.width} ${RADAR.height}`} className="block w-full">
        <g className="fill-none stroke-data-grid" strokeWidth="0.45">
          {[...ringPaths(count), ...axisPaths(count)].map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <path
          d={radarPath(skills.map(({ level }) => level))}
          className="fill-data-area stroke-data-1"
          strokeWidth="0.9"
          strokeLinejoin="round"
        />
        {skills.map(({ skill, level }, place) => {
          const { x, y } = radarPoint(place, count, level);
          const isHighest = level === highest && level > 0;
          return (
            <circle
              key={skill}
              cx={x}
              cy={y}
              r={isHighest ? 2 : 1.7}
              strokeWidth="0.6"
              className={classNames('stroke-surface', isHighest ? 'fill-data-2' : 'fill-data-1')}
            />
          );
        })}
      </svg>
      {skills.map((skill, place) => (
        <RadarLabel key={skill.skill} skill={skill} place={place} count={count} />
      ))}
    </div>
  );
}

const sides = {
  left: 'left-0 text-left',
  middle: 'left-1/2 -translate-x-1/2 whitespace-nowrap text-center',
  right: 'right-0 text-right',
} as const;

function RadarLabel({ skill, place, count }: { skill: SkillLevel; place: number; count: number }) {
  const side = labelSide(place, count);
  const { y } = radarPoint(place, count, 100);
  const isAbove = side.y === 'above';
  const fromEdge = `${((isAbove ? RADAR.height - y : y) / RADAR.height) * 100 + 4}%`;
  return (
    <span
      className={classNames(
        'absolute leading-[1.2] text-ink-2',
        sides[side.x],
        side.x !== 'middle' && 'max-w-26',
      )}
      style={isAbove ? { bottom: fromEdge } : { top: fromEdge }}
    >
      {skill.skill} <b className="font-bold text-ink">{skill.level}</b>
    </span>
  );
}

function spoken(skills: readonly SkillLevel[]): string {
  return `Skill levels out of 100: ${skills.map(({ skill, level }) => `${skill} ${level}`).join(', ')}`;
}
