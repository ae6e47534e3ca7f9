interface SuggestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** What people ask most, one press away. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2 px-3.5 pb-3">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-touch rounded-bead border border-line-control bg-surface px-4 py-2 text-left font-medium text-accent-text leading-snug hover:bg-hover"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
