interface Question {
  readonly heading: string;
  readonly body: string;
}

const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed is somewhere in the question or its answer. */
export const questionsMatching = <Q extends Question>(questions: readonly Q[], typed: string): readonly Q[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return questions.filter(({ heading, body }) => {
    const text = plain(`${heading} ${body}`);
    return words.every((word) => text.includes(word));
  });
};
