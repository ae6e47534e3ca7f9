declare module '*/content/support-chat/answers.yaml' {
  const answers: import('@academy/domain/assistant/support-chat').SupportAnswers;
  // biome-ignore lint/style/noDefaultExport: a YAML module has nothing else.
  export default answers;
}
