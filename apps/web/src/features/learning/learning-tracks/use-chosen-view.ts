import { useLocation, useSearch } from 'wouter';
import { type ChosenView, queryFromView, viewFromQuery } from './chosen-view.ts';

export function useChosenView() {
  const [path, navigate] = useLocation();
  const view = viewFromQuery(useSearch());
  const choose = (part: Partial<ChosenView>) =>
    navigate(`${path}${queryFromView({ ...view, ...part })}`, { replace: true });
  return { view, choose };
}
