import { describe, expect, it } from 'vitest';
import { evaluate } from './run-python.ts';

const XOR = 'X = [[0, 0], [0, 1], [1, 0], [1, 1]]\nY = [0, 1, 1, 0]\n';

describe('nn', () => {
  it.each([
    ['[nn.step(z) for z in (-0.1, 0, 2)]', '[0, 1, 1]'],
    ['nn.sigmoid(0)', '0.5'],
    ['(nn.sigmoid(1000) > 0.99, nn.sigmoid(-1000) < 0.01)', '(True, True)'],
    ['[nn.relu(z) for z in (-3, 0, 4)]', '[0, 0, 4]'],
    ['nn.tanh(0)', '0.0'],
    ['nn.softmax([1, 1])', '[0.5, 0.5]'],
    ['round(sum(nn.softmax([1000, 1, -1000])), 9)', '1.0'],
    ['nn.dot([1, 2], [3, 4])', '11'],
    ['nn.matvec([[1, 0], [0, 2]], [5, 6])', '[5, 12]'],
    ['nn.cosine([1, 0], [0, 1])', '0.0'],
    ['nn.one_hot(1, 3)', '[0, 1, 0]'],
    ['nn.argmax([1, 9, 3])', '1'],
    ['nn.argmax([4])', '0'],
    ['nn.mse([1, 0], [0, 0])', '0.5'],
    ['round(nn.cross_entropy([0, 1], [0.5, 0.5]), 4)', '0.6931'],
    ['nn.cross_entropy([1, 0], [0, 1]) > 20', 'True'],
    ['nn.conv2d([[1, 2, 3], [4, 5, 6]], [[1, -1]])', '[[-1, -1], [-1, -1]]'],
    ['nn.max_pool([[1, 2, 3, 4], [5, 6, 7, 8]])', '[[6, 8]]'],
    ['nn.max_pool([[3]], 1)', '[[3]]'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it('counts what is learned', () => {
    expect(evaluate('nn.Net([2, 3, 1]).parameters()')).toBe('13');
  });

  it('starts the same with the same seed', () => {
    expect(evaluate('nn.Net([2, 1], seed=5).weights == nn.Net([2, 1], seed=5).weights')).toBe('True');
    expect(evaluate('nn.Net([2, 1], seed=5).weights == nn.Net([2, 1], seed=6).weights')).toBe('False');
  });

  it('draws first weights from plus or minus start times the root of 3 / n', () => {
    const setup = 'w = [abs(v) for row in nn.Net([3, 200], start=0.5).weights[0] for v in row]';
    expect(evaluate('(0.4 < max(w) <= 0.5)', setup)).toBe('True');
  });

  it('shows the activations of every layer', () => {
    expect(evaluate('[len(a) for a in nn.Net([2, 3, 1]).layers([0, 1])]')).toBe('[2, 3, 1]');
  });

  it.each(['1', '2', '3'])('solves XOR with the default start and seed %s', (seed) => {
    expect(evaluate(`nn.Net([2, 3, 1], seed=${seed}).train(X, Y, 100, 0.5)[-1] < 0.01`, XOR)).toBe('True');
  });

  it.each([
    [
      'sigmoid',
      'sigmoid',
      '-sum([y * math.log(p) + (1 - y) * math.log(1 - p) for y, p in zip([0, 1], net.predict(x))])',
    ],
    ['tanh', 'softmax', 'nn.cross_entropy([0, 1], net.predict(x))'],
    ['relu', 'linear', 'nn.mse([0, 1], net.predict(x))'],
  ])('steps down the slope (%s, then %s)', (hidden, output, loss) => {
    // One small step changes a weight by minus the rate times its slope, which is measured here by moving it.
    const setup = `
import math
x = [0.3, -0.8]
net = nn.Net([2, 3, 2], hidden="${hidden}", output="${output}", seed=3)
def loss():
    return ${loss}
slopes = []
for row in net.weights[0]:
    for i in range(2):
        row[i] += 1e-5
        up = loss()
        row[i] -= 2e-5
        slopes.append((up - loss()) / 2e-5)
        row[i] += 1e-5
before = [w for row in net.weights[0] for w in row]
net.learn(x, [0, 1], rate=1e-3)
steps = [(b - w) / 1e-3 for b, w in zip(before, [w for row in net.weights[0] for w in row])]`;
    expect(evaluate('max([abs(s - m) for s, m in zip(steps, slopes)]) < 1e-6', setup)).toBe('True');
  });

  it('reports the loss after each pass', () => {
    expect(evaluate('len(nn.Net([2, 2, 1]).train(X, Y, epochs=3))', XOR)).toBe('3');
    expect(evaluate('nn.Net([2, 2, 1]).train(X, Y, epochs=0)', XOR)).toBe('[]');
  });

  it.each([
    ['nn.softmax([])', 'ValueError: the list is empty: need at least 1 value(s).'],
    ['nn.argmax(5)', 'TypeError: the list must be a list of numbers, but is 5.'],
    ['nn.dot([1], [1, 2])', 'ValueError: the two lists differ in length: 1 and 2.'],
    ['nn.dot([1, None], [1, 2])', 'TypeError: the first list holds None, which is not a number.'],
    ['nn.dot([1, 2], ["1", 2])', "TypeError: the second list holds '1', which is not a number."],
    ['nn.cosine([0, 0], [1, 1])', 'ValueError: a list of zeros has no direction to compare.'],
    ['nn.one_hot(3, 3)', 'ValueError: class 3 does not exist; classes are 0 to 2.'],
    ['nn.conv2d([[1]], [[1, 2]])', 'ValueError: the kernel is larger than the image.'],
    ['nn.max_pool([[1]], 2)', 'ValueError: a window of 2 does not fit into the grid.'],
    ['nn.Net([2])', 'ValueError: need at least 2 sizes: inputs and outputs.'],
    ['nn.Net([1, 1], hidden="tan")', "ValueError: no function 'tan'; choose relu, sigmoid, tanh."],
    ['nn.Net([2, 1]).predict([1])', 'ValueError: the net takes 2 input(s), but got 1.'],
    ['nn.Net([2, 1]).loss([], [])', 'ValueError: need as many answers as examples, and at least 1.'],
  ])('refuses %s with a sentence', (expression, sentence) => {
    expect(evaluate(expression)).toBe(sentence);
  });
});
