import { CONTENT_PATHS, CONTENT_TYPES, CONTENT_WORDS } from '@academy/domain/catalogue/content';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/actions/tabs.tsx';
import { ContentPanel } from './content-panel.tsx';
import { typeInQuery } from './studio-type.ts';

/** CMS-01: six types, one mechanism. The selected one is in the address, so that links can lead to it. */
export function StudioPage() {
  const [path, navigate] = useLocation();
  const type = typeInQuery(useSearch());
  const { data } = useAnswer(
    'GET /api/admin/content/:contentType',
    { contentType: CONTENT_PATHS[type] },
    { placeholderData: keepPreviousData },
  );
  return (
    <Tabs
      value={type}
      onValueChange={(chosen) => {
        const next = CONTENT_TYPES.find((each) => each === chosen);
        if (next === undefined || next === typeInQuery(location.search)) return;
        navigate(`${path}?type=${CONTENT_PATHS[next]}`);
      }}
    >
      <TabList label="Types of content" className="sm:flex-wrap sm:*:px-3">
        {CONTENT_TYPES.map((each) => (
          <Tab key={each} value={each} count={data?.counts[CONTENT_PATHS[each]]}>
            {CONTENT_WORDS[each].plural}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={type}>
        <ContentPanel key={type} type={type} />
      </TabPanel>
    </Tabs>
  );
}
